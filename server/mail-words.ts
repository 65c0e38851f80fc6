import type { WriteMail } from './instalacao/correio/index.ts';
import { isReportMail, writeReportMail } from './conteudo/envio-relatorio/index.ts';
import { isDigest, writeDigest } from './conteudo/resumo/index.ts';
import { writeNotice } from './pessoas/notificacao/index.ts';
import { isProtocolMail, writeProtocolMail } from './protocolo/index.ts';
import { isOutsiderNews, writeOutsiderNews } from './solicitacao/index.ts';

/** The words of a mail kept by reference, by whoever kept it. */
export const writeMail: WriteMail = (ctx, kept) => {
  if (isDigest(kept)) return writeDigest(ctx, kept);
  if (isProtocolMail(kept)) return writeProtocolMail(ctx, kept);
  if (isReportMail(kept)) return writeReportMail(ctx, kept);
  if (isOutsiderNews(kept)) return writeOutsiderNews(ctx, kept);
  return writeNotice(ctx, kept);
};
