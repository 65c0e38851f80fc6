import { templateArquivoApi } from '#schemas/api/template-arquivo.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { RegisterHook } from '#server/engine/hook.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { compileTypst, type Compiled } from './index.ts';
import { refuseField } from '#server/engine/refuse-field.ts';

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A letterhead or page, made into paper before it is kept, or a Word file. */
export const templateArquivo: RegisterHook<'template-arquivo'> = {
  async beforeSave(ctx, { before, values }) {
    if (values.tipo === 'WORD') {
      delete values.paginas;
      return checkWord(ctx, values.arquivo);
    }
    const content = values.conteudo ?? '';
    if (content === before?.conteudo && values.tipo === before.tipo) return;
    const paper = requireMade(await compileTypst(content));
    if ('paginas' in paper) values.paginas = paper.paginas;
    // A document takes the drawing of the letterhead without text, which has to be one page.
    if (values.tipo === 'TIMBRE') requireMade(await compileTypst(content, 'svg'));
  },
  refusal: (_ctx, { tipo }, action) =>
    action === 'previa' && tipo === 'WORD' ? mensagem('templateArquivo.semPrevia') : undefined,
  actions: {
    previa: (_ctx, { record }) =>
      Promise.resolve({ arquivo: templateArquivoApi.previa.path.replace('{id}', String(record?.id)) }),
  },
};

const requireMade = (compiled: Compiled): Compiled => {
  if ('demorou' in compiled) throw refuseField('conteudo', 'templateArquivo.demorou');
  if ('pacote' in compiled) throw refuseField('conteudo', 'templateArquivo.pacote');
  if ('folhas' in compiled)
    throw refuseField('conteudo', 'templateArquivo.folhas', { paginas: compiled.folhas });
  if ('erro' in compiled)
    throw refuseField('conteudo', 'templateArquivo.erro', { erro: compiled.erro.slice(0, 3).join(' ') });
  return compiled;
};

const checkWord = async (ctx: Ctx, id: unknown): Promise<void> => {
  if (typeof id !== 'string') throw refuseField('arquivo', 'templateArquivo.falta');
  if (!/^[0-9a-f-]{36}$/.test(id)) return;
  const file = await ctx.db.selectFrom('arquivo').select('tipo').where('id', '=', id).executeTakeFirst();
  if (file && file.tipo !== wordType) throw refuseField('arquivo', 'templateArquivo.naoEWord');
};
