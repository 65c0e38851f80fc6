import { createHash } from 'node:crypto';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { compileTypst } from './compile-typst.ts';

/** Each letterhead is drawn once; making it takes a process of its own. */
const drawn = new Map<string, Buffer>();
const mostDrawn = 50;

/** The first page of a letterhead, without text, as the drawing that goes behind each page of a document. */
export const letterheadSvg = async (nome: string, content: string): Promise<Buffer> => {
  const key = createHash('sha256').update(content).digest('hex');
  const known = drawn.get(key);
  if (known) return known;
  const compiled = await compileTypst(content, 'svg');
  if (!('svg' in compiled))
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('templateArquivo.timbre', { nome }) });
  if (drawn.size >= mostDrawn) drawn.clear();
  drawn.set(key, compiled.svg);
  return compiled.svg;
};
