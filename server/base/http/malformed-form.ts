import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';

/** What the reader of forms says of one that is cut or has no boundary: its errors carry no code. */
const said = [
  'Multipart: Boundary not found',
  'Unexpected end of multipart data',
  'Part terminated early due to unexpected end of multipart data',
];

/** The answer to a form that did not come whole, if that is what went wrong. */
export const malformedForm = (error: Error): AppError | undefined => {
  const code = 'code' in error ? error.code : undefined;
  if (!said.includes(error.message) && code !== 'FST_MP_PREMATURE_CLOSE') return undefined;
  const erros = [{ campo: 'arquivo', mensagem: mensagem('validacao.envioIncompleto') }];
  return new AppError('requisicaoInvalida', {}, { erros, cause: error });
};
