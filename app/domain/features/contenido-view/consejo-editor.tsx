import { ConsejoForm } from "~nouns/consejos/form/consejo-form";
import { withText } from "./contenido-field";

export default withText(ConsejoForm);
