import { AppError } from '#schemas/app-error.ts';
import { templateArquivoApi } from '#schemas/api/template-arquivo.ts';
import { implement } from '#server/base/http/implement.ts';
import { compileTypst } from './compile-typst.ts';

export { letterheadSvg } from './letterhead.ts';
export { compileTypst, type Compiled } from './compile-typst.ts';

export const templateArquivoRoutes = implement(templateArquivoApi, {
  previa: async (ctx, { params }) => {
    const row = await ctx.db
      .selectFrom('registro.templateArquivo')
      .select(['nome', 'conteudo'])
      .where('id', '=', params.id)
      .executeTakeFirst();
    const compiled = row?.conteudo ? await compileTypst(row.conteudo) : undefined;
    if (!row || !compiled || !('pdf' in compiled)) throw new AppError('naoEncontrado');
    return {
      content: compiled.pdf,
      type: 'application/pdf',
      name: `${row.nome}.pdf`,
      size: compiled.pdf.length,
    };
  },
});
