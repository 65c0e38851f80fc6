import type { RegisterHook } from '#server/engine/hook.ts';
import type { Ctx } from '#server/http/context.ts';
import { compileTypst } from '#server/template-arquivo/index.ts';
import { refuseField } from './refuse-field.ts';

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A letterhead or page, made into paper before it is kept, or a Word file. */
export const templateArquivo: RegisterHook = {
  async beforeSave(ctx, { before, values }) {
    if (values['tipo'] === 'WORD') {
      delete values['paginas'];
      return checkWord(ctx, values['arquivo']);
    }
    const content = String(values['conteudo']);
    if (content === before?.['conteudo']) return;
    if (/["']@/.test(content)) throw refuseField('conteudo', 'templateArquivo.pacote');
    const compiled = await compileTypst(content);
    if ('demorou' in compiled) throw refuseField('conteudo', 'templateArquivo.demorou');
    if ('erro' in compiled)
      throw refuseField('conteudo', 'templateArquivo.erro', { erro: compiled.erro.slice(0, 3).join(' ') });
    if ('paginas' in compiled) values['paginas'] = compiled.paginas;
  },
};

const checkWord = async (ctx: Ctx, id: unknown): Promise<void> => {
  if (typeof id !== 'string') throw refuseField('arquivo', 'templateArquivo.falta');
  if (!/^[0-9a-f-]{36}$/.test(id)) return;
  const file = await ctx.db.selectFrom('arquivo').select('tipo').where('id', '=', id).executeTakeFirst();
  if (file && file.tipo !== wordType) throw refuseField('arquivo', 'templateArquivo.naoEWord');
};
