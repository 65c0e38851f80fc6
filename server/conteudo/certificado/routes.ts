import { certificadoApi } from '#schemas/api/certificado.ts';
import { implement } from '#server/base/http/implement.ts';
import { loadSituation, requireAllowed } from '#server/conteudo/atos/index.ts';
import { createPackage, presentedIn } from './create-package.ts';
import { judgeCertificate } from './judge-certificate.ts';
import { listChecked } from './list-checked.ts';
import { showPdf } from './show-pdf.ts';
import { certificateRule } from './sign-rule.ts';
import { submitSignature } from './submit-signature.ts';

export const certificadoRoutes = implement(certificadoApi, {
  validarAoAssinar: async (ctx, { body }) => {
    for (const id of body.ids) requireAllowed(certificateRule, (await loadSituation(ctx, id)).situation);
    return (await judgeCertificate(ctx, presentedIn(body))).julgado;
  },
  criarPacote: (ctx, { body }) => createPackage(ctx, body),
  mostrarPdf: (ctx, { body }) => showPdf(ctx, body),
  entregarAssinatura: (ctx, { body }) => submitSignature(ctx, body),
  listarCertificado: (ctx, { params }) => listChecked(ctx, params.id),
});
