import ProductoForm from "~nouns/productos/form/producto-form";
import { withText } from "./contenido-field";

export default withText(ProductoForm);
