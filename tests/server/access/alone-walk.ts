import { readdirSync, readFileSync } from 'node:fs';
import type { RegisterDefinition, RegisterProperty } from '#schemas/generated-definition.ts';
import { anyPerson } from '#schemas/any-person.ts';
import { corePermissions } from '#schemas/permissions.ts';
import { validRecord, type Surroundings } from '#tests/server/engine/valid-record.ts';
import { plainPdf } from '#tests/setup/plain-pdf.ts';
import { png } from '#tests/server/pdf/png.ts';
import { uploadFile } from '#tests/setup/upload-file.ts';
import type { Answer, Caller } from '#tests/setup/app.ts';
import { thorough } from '#tests/setup/thorough.ts';
import { creationsWorth, endpointCalls, recordsWorth, wishesFor, type AloneCall } from './alone-calls.ts';
import { openAloneWorld, worldPassword, type Walker } from './alone-world.ts';
import { catalogue } from './catalogue.ts';

const folder = new URL('../../../resources/', import.meta.url);
const definitions = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as RegisterDefinition)
  .filter(({ source }) => source !== 'hook');

const permissionsOf = ({ permissions, mounts = [], actions = [] }: RegisterDefinition): readonly string[] => [
  ...Object.values(permissions).filter((one): one is string => typeof one === 'string'),
  ...mounts.flatMap(({ permissions: own }) =>
    Object.values(own ?? {}).filter((one): one is string => typeof one === 'string'),
  ),
  ...actions.map(({ permission }) => permission),
];
/** Every permission of the catalogue, of the product and of its registers. */
export const everyPermission = [
  ...new Set([...Object.keys(corePermissions), ...definitions.flatMap(permissionsOf)]),
]
  // what is open to whoever entered is no permission
  .filter((one) => one !== anyPerson)
  .sort();

/** What a permission names, and a walk of it may therefore leave with others: lines of the powers, by their beginning. */
const named: Readonly<Record<string, readonly RegExp[]>> = {
  // what a person or a unit held passes to another, who is not of those who are looked at
  usuarioPassar: [/^conteúdo \d+ com /],
  unidadePassar: [/^conteúdo \d+ com /],
  // a degree that nobody has, a unit that is new: of nobody
  sigiloIncluir: [/^grau de /],
  unidadeIncluir: [/^organização de /],
  // a folder, only where who operates the server lets one be
  volumeIncluir: [/^volume /],
  perfilAcessoIncluir: [/^perfil /],
  usuarioIncluir: [/^conta /],
  usuarioExternoIncluir: [/^pessoa de fora /],
};

interface Made {
  readonly id?: unknown;
}
type Answered = Pick<Answer<Made | undefined>, 'status' | 'payload'>;

/** Calls after which another could hide what was gained. */
const followed = /publicar|passagem|migracao/;

/** A walk over everything that some permissions open. */
export interface AloneWalk {
  /**
   * Walks what these open, first who has them; where making accounts is one of them, then also the account that they made, by the
   * same profile.
   * @returns what was gained beyond what the permissions name, with what was done to gain it.
   */
  readonly walk: (...permissions: readonly string[]) => Promise<readonly string[]>;
  /** How many calls were made and were not refused: a walk that is refused everywhere shows nothing. */
  readonly total: { asked: number; accepted: number };
  readonly close: () => Promise<void>;
}

export const openWalk = async (): Promise<AloneWalk> => {
  const world = await openAloneWorld();
  const calls = await catalogue();
  const { admin } = world;
  const around: Surroundings = {
    choose: async (register, filter) => {
      const query = new URLSearchParams(
        Object.entries(filter).map(([name, value]): [string, string] => [name, String(value)]),
      );
      const { payload } = await admin.get<{ itens: { id: number }[] }>(
        `${register}/combo?${query.toString()}`,
      );
      return payload.itens.at(register === 'perfil-acesso' ? -1 : 0)?.id ?? 0;
    },
    picture: () => uploadFile(world.server.app, admin.token, 'imagem.png', png(40, 30)),
  };
  const before = await world.powers();
  /** Who walks, and their session of now. */
  let walker: Walker = 'pessoa.so';
  let alone: Caller = await world.enter(walker);

  /** Asks, and proves who they are when they are asked to: what a permission opens, it opens to who knows the own password. */
  const ask = async ({ method, path, body }: AloneCall): Promise<Answered> => {
    const once = () =>
      method === 'POST'
        ? alone.post<Made>(path, body)
        : method === 'PUT'
          ? alone.put<Made>(path, body)
          : alone.remove<Made>(path, body);
    const answer = await once();
    if (answer.codigo !== 'confirmacaoNecessaria') return answer;
    await alone.post('credencial/confirmacao', { senha: worldPassword });
    return once();
  };

  /** What was done, for the message of a failure. */
  let done: string[] = [];
  /** What was gained on the way, by the permissions of now. */
  const gained = new Set<string>();
  let asked: readonly string[] = [];
  const note = async (): Promise<void> => {
    for (const line of await gainsOf(asked)) gained.add(line);
  };
  /** What was created by the walk, by register. */
  const made = new Map<string, number[]>();
  const total = { asked: 0, accepted: 0 };
  const tell = async (call: AloneCall): Promise<boolean> => {
    const { status, payload } = await ask(call);
    // whoever is signed out would be refused whatever they ask
    if (status === 401) {
      alone = await world.enter(walker);
      return false;
    }
    total.asked += 1;
    if (status < 400) total.accepted += 1;
    if (status < 400 && call.method === 'POST' && typeof payload?.id === 'number') {
      const register = call.path.split('?')[0] ?? '';
      made.set(register, [...(made.get(register) ?? []), payload.id]);
    }
    if (status < 400)
      done.push(`${call.method} ${call.path} ${JSON.stringify(call.body ?? null).slice(0, 300)}`);
    return status < 400;
  };

  const recordsOf = async (register: string): Promise<readonly number[]> => {
    const worth = [...recordsWorth(register, world.ids), ...(made.get(register) ?? []).slice(-2)];
    if (worth.length > 0) return worth;
    const { payload } = await world.admin.get<{ itens?: { id: number }[] } | undefined>(
      `${register}?pageSize=5`,
    );
    return (payload?.itens ?? []).slice(0, thorough ? 5 : 1).map(({ id }) => id);
  };

  /** Whether a field says people or places, or takes a record out of use: the next wish starts from what was, not from that. */
  const standsAlone = (name: string, property: RegisterProperty): boolean =>
    Boolean(property['x-relation'] ?? property['x-rows'] ?? property.enum) ||
    ['ativo', 'login', 'email', 'sigla'].includes(name) ||
    property.type === 'array';

  /** Changes each field of the records to what would give more, one at a time. */
  const editEach = async ({ name, schema }: RegisterDefinition, lugar = ''): Promise<void> => {
    for (const id of await recordsOf(name)) {
      const read = async (): Promise<Record<string, unknown>> => {
        const { payload } = await admin.get<Record<string, unknown>>(`${name}/${id}`);
        const { acoes: _acoes, rotulos: _rotulos, ...record } = payload;
        return record;
      };
      let record = await read();
      // what it is, before what it says: who wrote the one does not decide the other
      const fields = Object.entries(schema.properties).toSorted(
        ([, one], [, other]) => Number(other.enum !== undefined) - Number(one.enum !== undefined),
      );
      for (const [field, property] of fields)
        for (const wish of wishesFor(field, property, record[field], world.ids, everyPermission)) {
          const body = { ...record, [field]: wish };
          if (!(await tell({ method: 'PUT', path: `${name}/${id}${lugar}`, body }))) continue;
          if (standsAlone(field, property)) {
            await note();
            const { versao } = await read();
            await admin.put(`${name}/${id}${lugar}`, { ...record, versao });
          }
          record = await read();
        }
    }
  };

  /** The papers that a record may bring, of whoever makes it. */
  const papersOf = async ({ schema }: RegisterDefinition): Promise<Record<string, string>> => {
    const papers: Record<string, string> = {};
    for (const [name, property] of Object.entries(schema.properties))
      if (property['x-file']?.types?.includes('pdf'))
        papers[name] = await uploadFile(world.server.app, alone.token, 'papel.pdf', plainPdf(['Papel']));
    return papers;
  };
  const createEach = async (definition: RegisterDefinition, lugar = ''): Promise<void> => {
    for (const wanted of creationsWorth(definition, world.ids))
      await tell({
        method: 'POST',
        path: `${definition.name}${lugar}`,
        body: { ...(await validRecord(definition, around)), ...(await papersOf(definition)), ...wanted },
      });
  };

  const pressEach = async ({ name, actions = [] }: RegisterDefinition, permission: string): Promise<void> => {
    for (const action of actions.filter((one) => one.permission === permission))
      for (const id of action.on === 'list' ? [undefined] : await recordsOf(name))
        await tell({
          method: 'POST',
          path: id === undefined ? `${name}/acao/${action.name}` : `${name}/${id}/acao/${action.name}`,
          body: { motivo: 'Por experiência.' },
        });
  };

  /** Who walks has to go on. */
  const walks = (register: string, id: number): boolean =>
    register === 'usuario' && [world.ids.sozinho, world.ids.comparsa].includes(id);

  /** Everything that a permission opens in the registers, with what would give more. */
  const walkRegisters = async (permission: string): Promise<void> => {
    for (const definition of definitions) {
      const places = [
        { lugar: '', permissions: definition.permissions },
        ...(definition.mounts ?? []).flatMap(({ path, permissions }) =>
          permissions ? [{ lugar: `?lugar=${encodeURIComponent(path)}`, permissions }] : [],
        ),
      ];
      for (const { lugar, permissions } of places) {
        if (permissions.create === permission) await createEach(definition, lugar);
        if (permissions.edit === permission) await editEach(definition, lugar);
        if (permissions.remove === permission)
          for (const id of await recordsOf(definition.name))
            if (!walks(definition.name, id))
              await tell({
                method: 'DELETE',
                path: `${definition.name}/${id}${lugar ? `${lugar}&` : '?'}versao=1`,
              });
      }
      await pressEach(definition, permission);
    }
  };

  /** What was gained against what was there, less what the permission names. */
  const gainsOf = async (permissions: readonly string[]): Promise<readonly string[]> => {
    const after = await world.powers();
    const allowed = permissions.flatMap((one) => named[one] ?? []);
    const added = (now: ReadonlySet<string>, ...former: readonly ReadonlySet<string>[]): readonly string[] =>
      [...now].filter((line) => !former.some((one) => one.has(line)));
    return [
      ...added(after.sozinho, before.sozinho).map((line) => `quem a tem: ${line}`),
      // to their own account they may lend what they have
      ...added(after.outros, before.outros, before.sozinho)
        .filter((line) => !allowed.some((one) => one.test(line)))
        .map((line) => `outra conta: ${line}`),
      ...added(after.deOutros, before.deOutros)
        .filter((line) => !allowed.some((one) => one.test(line)))
        .map((line) => `de outros: ${line}`),
    ].filter((line) => !permissions.some((one) => line.endsWith(`: permissão ${one}`)));
  };

  /** Everything that these permissions open, by who is in session. */
  const walkAll = async (permissions: readonly string[]): Promise<void> => {
    for (const permission of permissions) {
      await walkRegisters(permission);
      for (const call of endpointCalls(calls, permission, world.ids))
        if ((await tell(call)) && followed.test(call.path)) await note();
    }
  };

  const walk = async (...permissions: readonly string[]): Promise<readonly string[]> => {
    done = [];
    gained.clear();
    made.clear();
    asked = permissions;
    await world.grant(...permissions);
    await walkAll(permissions);
    if (permissions.includes('usuarioIncluir')) {
      await world.lendProfile();
      walker = 'comparsa';
      alone = await world.enter(walker);
      await walkAll(permissions.filter((one) => one !== 'usuarioIncluir'));
      walker = 'pessoa.so';
      alone = await world.enter(walker);
    }
    // what was refused whole changed nothing
    if (done.length === 0) return [];
    await note();
    await world.restore();
    return gained.size === 0
      ? []
      : [
          ...[...gained].map((line) => `${permissions.join(' + ')}: ${line}`),
          ...done.map((one) => `    ${one}`),
        ];
  };
  return { walk, total, close: () => world.close() };
};
