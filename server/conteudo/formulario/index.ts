export { drawForm, escritosDe, fillNow, hasPdf, type DrawnForm } from './drawn-form.ts';
export { bytesOf, filledFile, formOfModel } from './form-file.ts';
export { keepModelForm } from './keep-model-form.ts';
export { formPendencias } from './pendencias.ts';
