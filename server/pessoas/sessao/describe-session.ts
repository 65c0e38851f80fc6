import { defined } from '#schemas/defined.ts';
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { SessaoAberta, SistemaConfig } from '#schemas/shapes/sessao.ts';
import { pages } from '#schemas/pages.ts';
import { corePermissions } from '#schemas/permissions.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { readSettings, type Settings } from '#server/instalacao/configuracao/index.ts';
import { registerPermissions } from '#server/engine/index.ts';
import { passwordOrigin } from '#server/pessoas/credencial/index.ts';
import { atKeyboard, type Sessao } from '#server/base/http/session.ts';
import { readChoices } from '#server/pessoas/preferencia/index.ts';
import { absentPeople } from './absent-people.ts';
import { sessionLimits } from './session-limits.ts';
import { smallLogo } from './small-logo.ts';
import { unitsOfSession } from './units-of-session.ts';

/** Of a substitute acting for somebody it is neither the one's nor the other's own. */
const draftKey = ({ ports, sessao }: Ctx): string =>
  createHmac('sha256', ports.config.key)
    .update(`rascunhos:${sessao.usuarioId}:${sessao.substitutoId ?? ''}`)
    .digest('base64');

/** What the client needs to know of the session. */
export const describeSession = async (ctx: Ctx): Promise<Omit<SessaoAberta, 'token'>> => {
  const { sessao } = ctx;
  const user = await ctx.db
    .selectFrom('registro.usuario as u')
    .select('u.itensPorPagina')
    .where('u.id', '=', atKeyboard(sessao))
    .executeTakeFirstOrThrow();
  const settings = await readSettings(ctx.db);
  const preferencias = await readChoices(ctx.db, atKeyboard(sessao));
  const segundos = settings.segundosMensagem ?? 7;
  const unidades = await unitsOfSession(ctx);
  const atual = unidades.find((unidade) => unidade.id === sessao.unidadeId);
  const departamento = await describeUnit(ctx);
  const senhaDe = await passwordOrigin(ctx.db, atKeyboard(sessao));
  const sizeFonte = preferencias.tamanhoFonte;
  const { sigilo, areaRestrita, ate } = await describeReach(ctx);
  const logoPequena = await smallLogo(ctx, sessao.organizacaoId);
  return {
    chaveRascunhos: draftKey(ctx),
    dados: {
      usuario: {
        id: sessao.usuarioId,
        idUsuario: sessao.usuarioId,
        nome: sessao.nome,
        login: sessao.login,
        sizeFonte,
        perfilAcessoId: sessao.perfilAcessoId,
        perfilAcessoDescricao: sessao.perfilAcessoDescricao,
        sigilId: sigilo ?? undefined,
        sigiloGrau: sessao.sigiloGrau,
        marcas: [...sessao.marcas],
      },
      idUnidadeLogada: sessao.unidadeId,
      idUsuarioUnidade: atual?.idUsuarioUnidade ?? sessao.unidadeId,
      nomeUnidadeLogada: departamento.nome,
      usuarioDepartamento: { secretario: sessao.secretario, chefe: sessao.chefe },
      listaUsuarioSubstituido: await absentPeople(ctx),
      listaUsuarioDepartamento: unidades,
      departamento,
      perfilAcesso: {
        ...granted(sessao),
        administrador: sessao.administrador,
        administradorLocal: sessao.administradorLocal,
        usuarioPadrao: sessao.usuarioPadrao,
      },
    },
    userConfig: {
      itensPorPagina: preferencias.itensPorPagina ?? user.itensPorPagina ?? settings.itensPorPagina ?? 10,
      tempoApresentacaoMensagens: preferencias.segundosMensagem ?? segundos,
      protocoloLigthPadrao: settings.protocoloPadrao === null ? {} : { id: settings.protocoloPadrao },
      preferencias,
    },
    sistemaConfig: {
      isCheckOutAutomatico: settings.liberarAoSair,
      ...demandedNotes(settings),
      tempoApresentacaoMensagens: segundos,
      errosFixos: settings.errosFixos,
      registrarLocalizacao: settings.registrarLocalizacao,
      menuOculto: settings.menuOculto?.length ? [...settings.menuOculto] : undefined,
      urlEasySearch: settings.urlPesquisaExterna || undefined,
      logoPequena,
    },
    locale: 'pt-BR',
    areaRestrita,
    ...defined({
      areaRestritaChave: areaRestrita && ate ? openingMark(ctx, ate) : undefined,
      senhaDe: senhaDe || undefined,
    }),
    carimbo: sessao.carimbo,
    agora: ctx.agora.toISOString(),
    ...(await sessionLimits(ctx)),
  };
};

/** The acts that the settings want confirmed with a note. */
const demandedNotes = (settings: Settings): Pick<SistemaConfig, 'notasExigidas'> => {
  const notasExigidas = [
    ...(settings.notaReceber ? (['receber'] as const) : []),
    ...(settings.notaCiencia ? (['tomarCiencia'] as const) : []),
    ...(settings.notaFinalizar ? (['finalizar'] as const) : []),
  ];
  return notasExigidas.length > 0 ? { notasExigidas } : {};
};

/** What the profile grants; an administrator needs no list on the server, and what reads the session gets it whole. */
const granted = ({ administrador, permissoes, regras, paginas }: Sessao) => ({
  permissoes: administrador ? allPermissions() : [...permissoes],
  regras: [...regras],
  listaPagina: administrador ? [...new Set([...paginas, ...Object.keys(pages)])] : [...paginas],
});

const allPermissions = (): string[] => [
  ...new Set([...Object.keys(corePermissions), ...registerPermissions().map(({ nome }) => nome)]),
];

/** The register of the degree of secrecy in force (a substitute's is the lower of two), and whether the area is open. */
const describeReach = async ({ db, sessao, agora }: Ctx) => {
  const { rows } = await sql<{ sigilo: number | null; areaRestrita: boolean; ate: Date | null }>`
    select (select sg.id from registro.usuario u join registro.sigilo sg on sg.id = u.sigilo
        where u.id in (${sessao.usuarioId}, ${atKeyboard(sessao)}) and sg.grau = ${sessao.sigiloGrau}
        order by u.id = ${sessao.usuarioId} desc limit 1) as sigilo,
      coalesce(s.area_restrita_ate > ${agora}, false) as area_restrita, s.area_restrita_ate as ate
    from sessao s where s.id = ${sessao.id}`.execute(db);
  return rows[0] ?? { sigilo: null, areaRestrita: false, ate: null };
};

/** Names this opening of the restricted area: the key itself never comes back, and another opening has another mark. */
const openingMark = ({ sessao, ports }: Ctx, ate: Date): string =>
  createHmac('sha256', ports.config.key)
    .update(`area-restrita:${sessao.id}:${ate.getTime()}`)
    .digest('base64url');

const describeUnit = async (ctx: Ctx) => {
  const row = await ctx.db
    .selectFrom('registro.unidade as un')
    .innerJoin('registro.organizacaoInterna as o', 'o.id', 'un.organizacao')
    .select(['un.id', 'un.nome', 'un.sigla', 'un.protocolo', 'o.id as idOrganizacaoInterna'])
    .select(['o.sigla as siglaOrganizacaoInterna', 'o.nome as nomeOrganizacaoInterna', 'o.permiteModeloWord'])
    .where('un.id', '=', ctx.sessao.unidadeId)
    .executeTakeFirstOrThrow();
  const { protocolo, permiteModeloWord, ...rest } = row;
  return { ...rest, protocolo: protocolo ?? false, permiteModeloWord: permiteModeloWord ?? false };
};
