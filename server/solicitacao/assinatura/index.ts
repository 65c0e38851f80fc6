import { assinaturaExternaApi } from '#schemas/api/assinatura-externa.ts';
import { implement } from '#server/base/http/implement.ts';
import { listSignatures, readSignature } from './find-signature.ts';
import { refuseDocument, sendDocumentCode, signDocument } from './give-signature.ts';
import { readSigned, readToSign } from './read-file.ts';

export const assinaturaExternaRoutes = implement(assinaturaExternaApi, {
  listar: (ctx) => listSignatures(ctx),
  consultar: (ctx, { params }) => readSignature(ctx, params.id),
  arquivo: (ctx, { params }) => readToSign(ctx, params.id),
  leitura: (ctx, { params }) => readSigned(ctx, params.id),
  codigo: (ctx, { params }) => sendDocumentCode(ctx, params.id),
  assinar: async (ctx, { params, body }) => {
    await signDocument(ctx, params.id, body);
    return readSignature(ctx, params.id);
  },
  recusar: async (ctx, { params, body }) => {
    await refuseDocument(ctx, params.id, body);
    return undefined;
  },
});
