import type { AttachmentFormat } from './attachment-format.ts';
import { cadesFormat } from './cades-format.ts';
import type { SignableAttachment } from './find-attachment.ts';
import { xadesFormat } from './xades-format.ts';

export const formatOf = ({ formato }: SignableAttachment): AttachmentFormat =>
  formato === 'XADES' ? xadesFormat : cadesFormat;
