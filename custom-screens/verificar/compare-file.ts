import { verificacaoApi } from '#schemas/api/verificacao.ts';
import type { Verificacao, VerificacaoArquivo, VerificacaoPorArquivo } from '#schemas/shapes/assinatura.ts';
import { call } from '#src/data/call.ts';
import { HttpProblem } from '#src/data/http-problem.ts';

/** What a file is, compared with what was issued. */
export type Comparison =
  | { readonly kind: 'igual'; readonly arquivo: VerificacaoArquivo }
  | { readonly kind: 'antigo'; readonly arquivo: VerificacaoArquivo }
  | { readonly kind: 'deste'; readonly rotulo: string }
  | { readonly kind: 'outro'; readonly codigo: string }
  | { readonly kind: 'diferente' }
  | { readonly kind: 'desconhecido' };

/**
 * Compares a digest with the files of the document on the screen; a file that is not among them is looked for by
 * its digest alone, which is all that the server ever sees of it.
 * @throws HttpProblem when the server does not answer or asks to wait
 */
export const compareFile = async (sha256: string, shown: Verificacao | undefined): Promise<Comparison> => {
  const arquivo = shown?.arquivos.find((each) => each.sha256 === sha256);
  if (arquivo) return { kind: arquivo.vigente ? 'igual' : 'antigo', arquivo };
  const found = await findByDigest(sha256);
  if (!found) return { kind: shown ? 'diferente' : 'desconhecido' };
  return found.codigo === shown?.codigo
    ? { kind: 'deste', rotulo: found.rotulo }
    : { kind: 'outro', codigo: found.codigo };
};

const findByDigest = async (sha256: string): Promise<VerificacaoPorArquivo | undefined> => {
  try {
    return await call(verificacaoApi.porArquivo, { params: { sha256 } });
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 404) return undefined;
    throw error;
  }
};
