export { createXmlPackage } from './create-xml-package.ts';
export { listXmlChecked } from './list-xml-checked.ts';
export { assinarAnexoRule } from './sign-xml-rule.ts';
export { assinarAnexoAto } from './submit-xml.ts';
export { showXml } from './show-xml.ts';
