import { canonical } from '#schemas/formats.ts';
import type { FormatName, RegisterDefinition, RegisterProperty } from '#schemas/generated-definition.ts';
import { holds } from '#schemas/condition.ts';
import { cpf } from '#demonstracao/cpf.ts';
import { sampleAuthority } from '#tests/setup/sample-authority.ts';

type Values = Record<string, unknown>;

/** What a generated record needs from the world. */
export interface Surroundings {
  /** A record of a register that may be chosen, whose fields are the given ones. */
  readonly choose: (register: string, filter: Values) => Promise<number>;
  /** A picture that every limit of the product accepts. */
  readonly picture: () => Promise<string>;
}

const samples: Readonly<Record<FormatName, (n: number) => string>> = {
  email: (n) => `pessoa${n}@vilaserena.exemplo`,
  date: () => '2026-12-01',
  'date-time': () => '2026-12-01T10:00:00-03:00',
  hora: () => '08:00',
  cpf: (n) => cpf(String(n).padStart(9, '1')),
  cnpj: () => '12.ABC.345/01DE-35',
  'cpf-cnpj': (n) => cpf(String(n).padStart(9, '2')),
  cep: () => '29998000',
  telefone: () => '27999992010',
  uri: () => 'https://malote.exemplo',
  nup: () => '',
  cron: () => '0 6 * * *',
};

/** Texts whose form a pattern asks for and that have to differ, or to mean something; others are the example of the definition. */
const patterned: Readonly<Record<string, (n: number) => string>> = {
  login: (n) => `pessoa.${n}`,
  mascaraNumeracao: () => '{sequencia}/{ano}',
  nome: (n) => `area.pagina${n}`,
  chave: (n) => `chave_${n}`,
  endereco: () => 'https://obras.exemplo/{parametro}',
  extensoes: () => 'pdf, docx',
  dominio: (n) => `dominio${n}.exemplo`,
};

/** Values that a rule of the register asks for, and that no schema says; undefined leaves the field empty. */
const byRule: Readonly<Record<string, Values>> = {
  sigilo: { grau: 1, anosMaximo: 5 },
  assunto: { tipoCodigo: 'LIVRE' },
  // which is a unit too, and would ask for another
  unidade: { arquivoCorrente: undefined },
  configuracao: { smtpRemetente: 'malote@dominio.exemplo' },
  dominio: { remetente: 'malote@dominio.exemplo', dominiosEmail: [{ dominio: 'dominio.exemplo' }] },
  conexao: {
    url: 'jdbc:postgresql://banco.exemplo:5432/folha',
    driver: 'POSTGRESQL',
    ip: 'banco.exemplo',
    porta: 5432,
    banco: 'folha',
  },
  // names of permissions that nobody has: no profile of the world clashes
  'conflito-papel': { um: ['ladoUm'], outro: ['ladoOutro'], marcas: undefined },
  'autoridade-carimbo': { endereco: 'https://act.exemplo/tsp' },
  'provedor-assinatura': {
    endereco: 'https://psc.exemplo/v0',
    enderecoAutorizacao: 'https://entrada.psc.exemplo/v0',
  },
  'autoridade-certificadora': {
    certificado: sampleAuthority.trim(),
    enderecoLista: 'http://lcr.exemplo/raiz.crl',
  },
  // A fixed signer or destination names what another test builds; what has fields is no document, and they are of a PDF.
  'modelo-documento': {
    assinantesFixos: undefined,
    destinosFixos: undefined,
    camposPersonalizados: undefined,
  },
};

let counter = 100;

/** A record of a register that fills every field, different from every other; `wanted` are values that it must have. */
export const validRecord = (
  { name, schema }: RegisterDefinition,
  around: Surroundings,
  wanted: Values = {},
): Promise<Values> => fill(schema.properties, around, {}, { ...byRule[name], ...wanted });

const fill = async (
  properties: Readonly<Record<string, RegisterProperty>>,
  around: Surroundings,
  outer: Values,
  fixed: Values,
): Promise<Values> => {
  const values: Values = {};
  const n = (counter += 1);
  for (const [name, property] of Object.entries(properties)) {
    if (property['x-computed'] || property.readOnly || property.type === 'object') continue;
    const show = property['x-when']?.show;
    if (show && !holds(show, values)) continue;
    const value =
      name in fixed ? fixed[name] : await valueOf(name, property, around, { ...outer, ...values }, n);
    if (value !== undefined) values[name] = value;
  }
  return values;
};

const valueOf = async (
  name: string,
  property: RegisterProperty,
  around: Surroundings,
  record: Values,
  n: number,
): Promise<unknown> => {
  const { type, format, pattern, items } = property;
  // A tree begins without a parent.
  if (property['x-tree']) return undefined;
  const relation = property['x-relation'];
  if (relation) {
    // An optional choice that is narrowed by one of this very record has nothing to offer before it is saved.
    if (Object.values(relation.filter ?? {}).includes('{id}') || name === 'campo') return undefined;
    const filter = Object.fromEntries(
      Object.entries(relation.filter ?? {}).map(([key, wanted]) => [key, resolve(wanted, record)]),
    );
    const id = await around.choose(relation.resource, filter);
    if (property['x-compare']) return undefined;
    return type === 'array' ? [id] : id;
  }
  if (property['x-rows']) return [await fill(items?.properties ?? {}, around, record, {})];
  if (property['x-image']) return around.picture();
  // a file is sent by its own form
  if (property['x-widget'] === 'file') return undefined;
  if (property.default !== undefined && !property['x-unique']) return property.default;
  if (property.enum) return property.enum[n % property.enum.length];
  if (type === 'array') return items?.type === 'integer' ? [2, 3] : undefined;
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return property.minimum ?? property.maximum ?? 1;
  if (property['x-compare']?.gt === 'inicio')
    return format === 'hora' ? '12:00' : '2026-12-01T12:00:00-03:00';
  if (format) return canonical(format, samples[format](n));
  if (pattern !== undefined) return patterned[name]?.(n) ?? property.examples?.[0];
  // not one of the passwords that everybody tries first
  if (property['x-widget'] === 'password') return `Carimbo amarelo ${n}`;
  const text = `${property.title} ${n}`;
  return text.length < (property.minLength ?? 0)
    ? text.padEnd(property.minLength ?? 0, 'x')
    : cut(text, property.maxLength, n);
};

const cut = (text: string, most: number | undefined, n: number): string =>
  most === undefined || text.length <= most ? text : String(n).slice(0, most);

const resolve = (wanted: unknown, record: Values): unknown => {
  const field = typeof wanted === 'string' ? /^\{(\w+)\}$/.exec(wanted)?.[1] : undefined;
  return field === undefined ? wanted : [record[field]].flat()[0];
};
