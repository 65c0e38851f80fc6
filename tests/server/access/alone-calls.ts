import type { EndpointDefinition } from '#schemas/api/endpoint.ts';
import type { RegisterDefinition, RegisterProperty } from '#schemas/generated-definition.ts';
import { nameOf, shapeFiles } from '#schemas/shapes/schema-files.ts';
import { userFlags } from '#schemas/user-flags.ts';
import { ordinary } from '#tests/server/attacks/hostile.ts';
import type { Ids } from './alone-powers.ts';
import { fieldOfWalker, flowOfRole, flowToUnit, saidByFields } from './alone-world.ts';

type Values = Readonly<Record<string, unknown>>;
type Shape = Readonly<Record<string, unknown>>;

export interface AloneCall {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
}

const shapes: ReadonlyMap<string, Shape> = new Map(
  shapeFiles.flatMap(({ $defs }) => Object.entries($defs as Record<string, Shape>)),
);
const find = (ref: string): Shape => shapes.get(ref.split('/').at(-1) ?? '') ?? {};

/** What a field that names somebody or somewhere would be, for who wants more: by its name, one value for each wish. */
const wished = (name: string, ids: Ids): readonly unknown[] => {
  if (/^(usuario|para|substituto|assinante|pessoa|detentor|executor|responsavel|gestor)(Id)?$/i.test(name))
    return [ids.sozinho, ids.comparsa];
  if (/^(unidade|paraUnidade|destino)(Id)?$/i.test(name)) return [ids.unidade, ids.outraUnidade];
  if (/perfil/i.test(name)) return [ids.perfilAdministrador, ids.perfilRico];
  if (/externo|outorgante/i.test(name)) return [ids.externo];
  if (/^(conteudo|documento|processo|origem)(Id)?$/i.test(name)) return [ids.conteudo];
  return [];
};

/** The bodies of a call: of its shape, with what each wish puts in it. */
const bodiesOf = ({ body }: EndpointDefinition, ids: Ids): readonly unknown[] => {
  if (body === undefined) return [{}];
  const shape = find(nameOf(body));
  const properties = (shape['properties'] ?? {}) as Record<string, Shape>;
  const first = ordinary(shape, find) as Record<string, unknown>;
  const filled: Record<string, unknown> = { ...first };
  const other: Record<string, unknown> = {};
  for (const name of Object.keys(properties)) {
    const wishes = wished(name, ids);
    if (name === 'ids') filled[name] = [ids.conteudo];
    if (name === 'inativar') filled[name] = false;
    if (wishes[0] !== undefined) filled[name] = wishes[0];
    if (wishes[1] !== undefined) other[name] = wishes[1];
  }
  return Object.keys(other).length > 0 ? [filled, { ...filled, ...other }] : [filled];
};

/** What a parameter of an address names, by the folder of the call. */
const paramsFor = (path: string, ids: Ids): readonly number[] => {
  if (/passagem\/usuario|credencial\/usuario/.test(path)) return [ids.vitima, ids.colega];
  if (/passagem\/unidade/.test(path)) return [ids.outraUnidade, ids.unidade];
  if (/painel\/padrao/.test(path)) return [ids.perfilAdministrador];
  return [ids.conteudo];
};

/** The calls of the product that a permission opens, with bodies of their shapes. */
export const endpointCalls = (
  calls: readonly EndpointDefinition[],
  permission: string,
  ids: Ids,
): readonly AloneCall[] =>
  (permission === 'fluxoGerenciar' ? publications(ids) : []).concat(
    calls
      .filter(
        ({ door, method, multipart }) =>
          [door].flat().some((one) => one === permission) && method !== 'GET' && !multipart,
      )
      .flatMap((call) =>
        paramsFor(call.path, ids).flatMap((id) =>
          bodiesOf(call, ids).map((body): AloneCall => ({
            method: call.method as AloneCall['method'],
            path: call.path.replaceAll(/\{\w+\}/g, String(id)),
            body,
          })),
        ),
      ),
  );

/** A flow of others drawn so that it calls whoever draws it, and published. */
const publications = ({ fluxo }: Ids): readonly AloneCall[] =>
  [flowOfRole('ROTINA'), flowToUnit(), flowOfRole('CHEFIA'), flowOfRole('DE_QUEM_SOUBE')].flatMap(
    (xml, at): AloneCall[] => [
      { method: 'PUT', path: `fluxo/${fluxo}/desenho`, body: { xml, revisao: at + 1 } },
      { method: 'POST', path: `fluxo/${fluxo}/publicar`, body: { revisao: at + 2 } },
    ],
  );

/** What a field of a register could be made to say, for who wants more. */
export const wishesFor = (
  name: string,
  property: RegisterProperty,
  present: unknown,
  ids: Ids,
  allPermissions: readonly string[],
): readonly unknown[] => {
  if (property.readOnly || property['x-computed']) return [];
  if (name === 'permissoes') return [allPermissions, []];
  const relation = property['x-relation'];
  const named = relation ? relatedTo(relation.resource, ids) : [];
  if (named.length > 0) return property.type === 'array' ? [named, ...named.map((one) => [one])] : named;
  if (relation) return [];
  if (name === 'conjuntos') return [[{ dias: [1], horarios: [{ inicio: '03:00', fim: '03:01' }] }]];
  if (property['x-rows']) return rowsWith(property, present, ids);
  if (property.type === 'boolean') return [present !== true];
  const words = property.enum ?? property.items?.enum;
  if (words) return property.type === 'array' ? [words] : words.filter((one) => one !== present).slice(0, 2);
  if (property.type === 'integer') return name === 'grau' ? [4] : [property.maximum ?? 9];
  if (name === 'texto') return ['https://fora.exemplo/?v={link}', 'outro'];
  if (name === 'login' || name === 'sigla') return [saidByFields[name], 'outro'];
  if (property['x-secret']) return ['segredo que se conhece 1'];
  if (property.format === 'email') return ['comparsa.de.fora@fora.exemplo', saidByFields.email];
  if (/^ldapAtributo/.test(name)) return ['description'];
  return property.type === 'string' && property.format === undefined && property.pattern === undefined
    ? [`${typeof present === 'string' ? present : ''} outro`.trim().slice(0, property.maxLength ?? 60)]
    : [];
};

const relatedTo = (register: string, ids: Ids): readonly number[] =>
  ({
    usuario: [ids.sozinho, ids.comparsa],
    unidade: [ids.unidade, ids.outraUnidade],
    'perfil-acesso': [ids.perfilAdministrador, ids.perfilRico, ids.perfilSozinho],
    sigilo: [ids.sigiloMaior],
    'organizacao-interna': [ids.outraOrganizacao],
    'usuario-externo': [ids.externo],
    cargo: [ids.cargo],
    fluxo: [ids.fluxoQueChama],
    'faixa-horario': [ids.faixaHorario],
  })[register] ?? [];

/** The rows with one more, for each person and place that it could name, leading. */
const rowsWith = ({ items }: RegisterProperty, present: unknown, ids: Ids): readonly unknown[] => {
  const properties = items?.properties ?? {};
  const rows = (Array.isArray(present) ? present : []) as readonly Values[];
  const row = (unidade: number, usuario: number, organizacao: number, tipo: string | undefined): Values =>
    Object.fromEntries(
      Object.entries(properties).flatMap(([name, property]): (readonly [string, unknown])[] => {
        const { type, enum: words, 'x-relation': relation } = property;
        if (name === 'padrao') return [[name, false]];
        if (relation?.resource === 'unidade') return tipo === 'USUARIO' ? [] : [[name, unidade]];
        if (relation?.resource === 'organizacao-interna') return [[name, organizacao]];
        if (relation?.resource === 'usuario') return tipo === 'UNIDADE' ? [] : [[name, usuario]];
        if (relation) return name === 'cargo' && tipo === undefined ? [[name, ids.cargo]] : [];
        if (name === 'tipo' && words) return [[name, tipo ?? words[0]]];
        if (type === 'boolean') return [[name, true]];
        if (name === 'valor') return [[name, '*']];
        return type === 'string' && tipo === undefined && !words ? [[name, 'texto']] : [];
      }),
    );
  const kinds = 'tipo' in properties ? ['USUARIO', 'UNIDADE'] : [undefined];
  const called = 'cargo' in properties && !('tipo' in properties);
  // the other ways by which a role calls
  const ways: readonly Values[] =
    'campo' in properties
      ? [
          { tipo: 'CHEFE_UNIDADE', unidade: ids.unidade },
          { tipo: 'CARGO', cargo: ids.cargo },
          { tipo: 'PERFIL', perfilAcesso: ids.perfilSozinho },
          { tipo: 'PERFIL', perfilAcesso: ids.perfilComparsa },
          { tipo: 'CHEFE_INICIADOR' },
          { tipo: 'CAMPO', campo: fieldOfWalker },
        ]
      : [];
  return [
    ...ways.map((way) => [...rows, way]),
    ...kinds.flatMap((tipo) => [
      ...(called ? [rows.map((one) => ({ ...one, cargo: ids.cargoChamado }))] : []),
      [...rows, row(ids.outraUnidade, ids.comparsa, ids.organizacao, tipo)],
      [...rows, row(ids.unidade, ids.sozinho, ids.organizacao, tipo)],
    ]),
  ];
};

/** The records of a register that are worth changing, for who wants more. */
export const recordsWorth = (register: string, ids: Ids): readonly number[] =>
  ({
    usuario: [ids.comparsa, ids.vitima, ids.sozinho],
    unidade: [ids.unidade, ids.outraUnidade],
    'perfil-acesso': [ids.perfilSozinho, ids.perfilComparsa, ids.perfilRico, ids.perfilAdministrador],
    'usuario-externo': [ids.externo],
    'modelo-documento': [ids.modelo],
    fluxo: [ids.fluxo],
    'faixa-horario': [ids.faixaDaChefia],
    'template-mensagem': [ids.mensagem],
    'tipo-processo': [ids.servico],
    papel: [ids.papel],
    'grupo-email': [ids.grupo],
  })[register] ?? [];

/** What a new record would say, for who wants more, besides what every field is filled with. */
export const creationsWorth = ({ name }: RegisterDefinition, ids: Ids): readonly Values[] => {
  const absent = { inicio: '2026-11-20', fim: '2026-12-10', motivo: 'FERIAS' };
  const place = (unidade: number, organizacao: number, chefe: boolean) => ({
    unidade,
    organizacao,
    cargo: ids.cargo,
    padrao: true,
    chefe,
  });
  const here = [place(ids.unidade, ids.organizacao, false)];
  // somebody without anything, so that each wish stands alone
  const plain = {
    ...Object.fromEntries(Object.keys(userFlags).map((flag) => [flag, false])),
    perfilAcesso: ids.perfilComparsa,
    sigilo: undefined,
    imagemAssinatura: undefined,
    codigo: undefined,
  };
  const paper = {
    podePedir: true,
    podeAssinar: true,
    podeReceber: true,
    fim: '2027-01-01',
    situacao: 'ACEITA',
  };
  const own: Readonly<Record<string, readonly Values[]>> = {
    ausencia: [
      { ...absent, usuario: ids.vitima, substituto: ids.comparsa },
      { ...absent, usuario: ids.vitima, substituto: ids.sozinho },
    ],
    usuario: [
      { ...plain, unidades: [place(ids.outraUnidade, ids.organizacao, true)] },
      { ...plain, unidades: [place(ids.deOutraOrganizacao, ids.outraOrganizacao, false)] },
      { ...plain, unidades: [place(ids.unidade, ids.organizacao, true)] },
      { ...plain, unidades: here, perfilAcesso: ids.perfilRico },
      { ...plain, unidades: here, perfilAcesso: ids.perfilAdministrador },
      { ...plain, unidades: here.map((one) => ({ ...one, cargo: ids.cargoChamado })) },
      { ...plain, unidades: here, login: saidByFields.login },
      { ...plain, unidades: here, email: saidByFields.email },
      { ...plain, unidades: here, acessoTotal: true },
      { ...plain, unidades: here, sigilo: ids.sigiloMaior },
      { ...plain, unidades: here, perfilAcesso: ids.perfilSozinho },
    ],
    papel: [
      { executantes: [{ tipo: 'USUARIO', usuario: ids.sozinho }] },
      { executantes: [{ tipo: 'UNIDADE', unidade: ids.unidade }] },
      { executantes: [{ tipo: 'CAMPO', campo: fieldOfWalker }] },
    ],
    unidade: [{}, { organizacao: ids.organizacao, unidadeSuperior: ids.unidade }],
    'grupo-email': [{ usuarios: [ids.sozinho] }, { usuarios: [ids.comparsa] }],
    'perfil-acesso': [{ administrador: true }, { permissoes: ['configuracaoEditar', 'usuarioEditar'] }],
    procuracao: [{ ...paper, outorgante: ids.externo, procuradorEmail: 'comparsa.de.fora@fora.exemplo' }],
  };
  return own[name] ?? [{}];
};
