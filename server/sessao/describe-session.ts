import type { SessaoAberta, SessaoUnidade } from '#schemas/generated.ts';
import { corePermissions } from '#schemas/permissions.ts';
import type { Ctx } from '#server/http/context.ts';
import { readSettings } from '#server/configuracao/index.ts';
import { registerPermissions } from '#server/engine/index.ts';

/** What the client needs to know of the session (spec.md section 3, Session). */
export const describeSession = async (ctx: Ctx): Promise<Omit<SessaoAberta, 'token'>> => {
  const { sessao } = ctx;
  const user = await ctx.db
    .selectFrom('registro.usuario as u')
    .leftJoin('preferencia as p', 'p.usuarioId', 'u.id')
    .select(['u.itensPorPagina', 'u.sigilo', 'p.dados'])
    .where('u.id', '=', sessao.usuarioId)
    .executeTakeFirstOrThrow();
  const settings = await readSettings(ctx.db);
  const tempoApresentacaoMensagens = settings.segundosMensagem ?? 7;
  const unidades = await listUnits(ctx);
  const atual = unidades.find((unidade) => unidade.id === sessao.unidadeId);
  const departamento = await describeUnit(ctx);
  const sizeFonte = user.dados?.['sizeFonte'];
  return {
    dados: {
      usuario: {
        idUsuario: sessao.usuarioId,
        nome: sessao.nome,
        login: sessao.login,
        ...(typeof sizeFonte === 'number' ? { sizeFonte } : {}),
        perfilAcessoId: sessao.perfilAcessoId,
        perfilAcessoDescricao: sessao.perfilAcessoDescricao,
        ...(user.sigilo === null ? {} : { sigilId: user.sigilo }),
        sigiloGrau: sessao.sigiloGrau,
      },
      idUnidadeLogada: sessao.unidadeId,
      idUsuarioUnidade: atual?.idUsuarioUnidade ?? sessao.unidadeId,
      nomeUnidadeLogada: departamento.nome,
      usuarioDepartamento: { secretario: sessao.secretario, chefe: sessao.chefe },
      listaUsuarioSubstituido: [],
      listaUsuarioDepartamento: unidades,
      departamento,
      perfilAcesso: {
        permissoes: sessao.administrador ? allPermissions() : [...sessao.permissoes],
        regras: [...sessao.regras],
        listaPagina: [...sessao.paginas],
        administrador: sessao.administrador,
        administradorLocal: sessao.administradorLocal,
        usuarioPadrao: sessao.usuarioPadrao,
      },
    },
    userConfig: {
      itensPorPagina: user.itensPorPagina ?? settings.itensPorPagina ?? 20,
      tempoApresentacaoMensagens,
      protocoloLigthPadrao: {},
    },
    sistemaConfig: {
      isCheckOutAutomatico: settings.liberarAoSair,
      tempoApresentacaoMensagens,
      ...(settings.urlPesquisaExterna ? { urlEasySearch: settings.urlPesquisaExterna } : {}),
    },
  };
};

const allPermissions = (): string[] => [
  ...new Set([...Object.keys(corePermissions), ...registerPermissions().map(({ nome }) => nome)]),
];

const listUnits = async (ctx: Ctx): Promise<SessaoUnidade[]> => {
  const rows = await ctx.db
    .selectFrom('registro.usuarioUnidades as uu')
    .innerJoin('registro.unidade as un', 'un.id', 'uu.unidade')
    .leftJoin('registro.cargo as c', 'c.id', 'uu.cargo')
    .select(['uu.id as idUsuarioUnidade', 'un.id', 'un.nome', 'un.sigla', 'c.descricao as cargo'])
    .select(['uu.padrao', 'uu.chefe', 'uu.secretario'])
    .where('uu.registroId', '=', ctx.sessao.usuarioId)
    .where('un.ativo', '=', true)
    .orderBy('uu.ordem')
    .execute();
  return rows.map(({ cargo, padrao, chefe, secretario, ...row }) => ({
    ...row,
    ...(cargo === null ? {} : { cargo }),
    padrao: padrao ?? false,
    chefe: chefe ?? false,
    secretario: secretario ?? false,
  }));
};

const describeUnit = async (ctx: Ctx) => {
  const row = await ctx.db
    .selectFrom('registro.unidade as un')
    .innerJoin('registro.organizacaoInterna as o', 'o.id', 'un.organizacao')
    .select(['un.id', 'un.nome', 'un.sigla', 'un.protocolo', 'o.id as idOrganizacaoInterna'])
    .select(['o.sigla as siglaOrganizacaoInterna', 'o.nome as nomeOrganizacaoInterna'])
    .where('un.id', '=', ctx.sessao.unidadeId)
    .executeTakeFirstOrThrow();
  return { ...row, protocolo: row.protocolo ?? false };
};
