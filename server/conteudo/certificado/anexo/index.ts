export { createAttachmentPackage } from './create-attachment-package.ts';
export { downloadSigned } from './download-signed.ts';
export { findAttachment, requireUnsigned } from './find-attachment.ts';
export { separateSignature } from './kept-attachment.ts';
export { listAttachmentChecked } from './list-attachment-checked.ts';
export { assinarAnexoRule } from './sign-attachment-rule.ts';
export { assinarAnexoAto } from './submit-attachment.ts';
