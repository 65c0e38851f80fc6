import { loadAuthorities, readAuthorities } from './confianca/index.ts';
import { certificadoApi } from '#schemas/api/certificado.ts';
import { implement } from '#server/base/http/implement.ts';
import { loadSituation, requireAllowed } from '#server/conteudo/atos/index.ts';
import { assinarAnexoRule, downloadSigned, listAttachmentChecked } from './anexo/index.ts';
import { checkReport, checkSent, checkSentByAnybody } from './arquivo/index.ts';
import { createPackage } from './create-package.ts';
import { downloadDocument } from './download-document.ts';
import { hsmCertificates, signInHsm } from './hsm/index.ts';
import { judgeCertificate } from './judge-certificate.ts';
import { listChecked } from './list-checked.ts';
import { listProofs } from './prova/index.ts';
import {
  beginCloud,
  cloudCertificates,
  finishConsent,
  offeredProviders,
  sendCode,
  signInCloud,
} from './nuvem/index.ts';
import { presentedIn } from './presented-in.ts';
import { requireSigner } from './require-signer.ts';
import { showPdf } from './show-pdf.ts';
import { submitMany } from './submit-many.ts';
import { submitSignature } from './submit-signature.ts';
import { whoSigns } from './who-signs.ts';

export const certificadoRoutes = implement(certificadoApi, {
  validarAoAssinar: async (ctx, { body }) => {
    for (const id of body.ids) {
      const loaded = await loadSituation(ctx, id);
      if (body.anexo === undefined) await requireSigner(ctx, loaded);
      else requireAllowed(assinarAnexoRule, loaded.situation);
    }
    return (await judgeCertificate(ctx, presentedIn(body))).julgado;
  },
  criarPacote: (ctx, { body }) => createPackage(ctx, body),
  mostrarPdf: (ctx, { body }) => showPdf(ctx, body),
  entregarAssinatura: (ctx, { body }) => submitSignature(ctx, body),
  validarNaConsulta: (ctx, { body }) => whoSigns(ctx, body.ids),
  assinarEmLote: (ctx, { body }) => submitMany(ctx, body.assinaturas),
  provas: (ctx, { query }) => listProofs(ctx, query),
  nuvemProvedores: async (ctx) => ({ itens: await offeredProviders(ctx) }),
  nuvemIniciar: (ctx, { body }) => beginCloud(ctx, body),
  nuvemRetorno: (ctx, { body }) => finishConsent(ctx, body),
  nuvemCertificados: (ctx, { params }) => cloudCertificates(ctx, params.ato),
  nuvemAssinar: (ctx, { params, body }) => signInCloud(ctx, params.ato, body),
  nuvemCodigo: (ctx, { params, body }) => sendCode(ctx, params.ato, body),
  hsmCertificados: (ctx) => hsmCertificates(ctx),
  hsmAssinar: (ctx, { body }) => signInHsm(ctx, body),
  lerAutoridades: async (ctx, { form }) => readAuthorities(ctx, await form()),
  carregarAutoridades: async (ctx, { form }) => loadAuthorities(ctx, await form()),
  conferirArquivo: async (ctx, { form }) => checkSent(ctx, await form()),
  relatorioArquivo: async (ctx, { form }) => checkReport(ctx, await checkSent(ctx, await form())),
  conferirPublico: async (ctx, { form }) => checkSentByAnybody(ctx, await form()),
  relatorioPublico: async (ctx, { form }) => checkReport(ctx, await checkSentByAnybody(ctx, await form())),
  anexoAssinaturas: (ctx, { params }) => listAttachmentChecked(ctx, params.id, params.anexoId),
  baixarAssinado: (ctx, { params }) => downloadSigned(ctx, params.id, params.anexoId),
  listarCertificado: (ctx, { params }) => listChecked(ctx, params.id),
  baixarDocumento: (ctx, { params }) => downloadDocument(ctx, params.id),
});
