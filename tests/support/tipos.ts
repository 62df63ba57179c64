import { database, type Trx } from "~db/client.server";
import * as tipos from "~nouns/consejos/queries/tipos.server";

type Change = (trx: Trx, asked: tipos.Asked) => tipos.Done;

/** Changes a type of articles in a transaction. @returns false if nothing had to change */
const changing =
  (change: Change, oculta: 0 | 1) =>
  async (asked: Partial<tipos.Asked>): Promise<boolean> => {
    const whole = { id: "", nombre: "", destino: "", ...asked, oculta };
    return (await database().write((trx) => change(trx, whole))) !== undefined;
  };

export const addTipo = changing(tipos.addTipo, 0);
export const renameTipo = changing(tipos.nameTipo, 0);
export const showTipo = changing(tipos.nameTipo, 1);
export const deleteTipo = changing(tipos.deleteTipo, 0);
export const mergeTipo = changing(tipos.mergeTipo, 1);

export const moveTipo = (id: string, paso: -1 | 1) =>
  changing((trx) => tipos.moveTipo(trx, id, paso), 0)({});
