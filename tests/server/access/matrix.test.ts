import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointDefinition } from '#schemas/api/endpoint.ts';
import { modelsInForce } from '#server/engine/index.ts';
import { startTestApp, type CallRequest, type TestApp } from '#tests/setup/app.ts';
import { concludedDocument } from '#tests/setup/drafts.ts';
import { catalogue, keyOf } from './catalogue.ts';
import { contentCalls, registerCalls, type Target } from './matrix-calls.ts';
import { profiles, reach, rights, type Place, type Profile, type ProfileRights } from './matrix-rights.ts';

let server: TestApp;
let calls: readonly EndpointDefinition[];
let targets: Record<Place, Target>;
const tokens = new Map<Profile, string>();
const places = Object.keys(reach) as Place[];
const nobody = { id: 0, tramite: 0, modelo: 0 };

beforeAll(async () => {
  server = await startTestApp();
  const { db } = server.platform.connection;
  await db
    .updateTable('registro.usuario')
    .set({ ativo: true })
    .where('login', '=', 'vicente.pinto')
    .execute();
  await db
    .updateTable('registro.usuario')
    .set({ acessoAmplo: false, transferirConteudosUnidades: true })
    .execute();
  for (const profile of profiles) tokens.set(profile, (await server.as(rights[profile].login)).token);
  await sql`update registro.usuario set perfil_acesso = (select id from registro.perfil_acesso where tipo = 'EXTERNO')
    where login = ${rights.externo.login}`.execute(db);
  calls = await catalogue();
  targets = await makeTargets();
});
afterAll(() => server.close());

/** One concluded document for each place; where it is depends on who asks. */
const makeTargets = async (): Promise<Record<Place, Target>> => {
  const beatriz = await server.as('beatriz.cordeiro');
  const { db } = server.platform.connection;
  const { payload } = await beatriz.get<{ itens: { id: number; nome: string }[] }>('documento/modelo-combo');
  const modelo = payload.itens.find(({ nome }) => nome === 'Comunicação Interna')?.id ?? 0;
  const made: Partial<Record<Place, Target>> = {};
  for (const place of places) {
    const { id } = await concludedDocument(beatriz, { assunto: `segredo ${place}` });
    const { rows } = await sql<{ id: number }>`
      insert into tramite (conteudo_id, especie, situacao, de_unidade_id, de_usuario_id, para_unidade_id, enviado_em)
      select id, 'ENCARGO', 'RECEBIDO', unidade_id, autor_id, unidade_id, criado_em from conteudo where id = ${id}
      returning id`.execute(db);
    made[place] = { id, tramite: rows[0]?.id ?? 0, modelo };
  }
  return made as Record<Place, Target>;
};

/** The unit of a person, and the other of the same organisation where some of the documents are put. */
const unitsFor = async (login: string): Promise<{ readonly un: number; readonly outra: number }> => {
  const { rows } = await sql<{ un: number; outra: number }>`
    select un.id as un, (select max(n.id) from registro.unidade n where n.organizacao = un.organizacao and n.ativo and n.id <> un.id) as outra
    from registro.usuario u
    join registro.usuario_unidades uu on uu.registro_id = u.id and uu.padrao
    join registro.unidade un on un.id = uu.unidade where u.login = ${login}`.execute(
    server.platform.connection.db,
  );
  if (!rows[0]) throw new Error(`${login} não tem unidade`);
  return rows[0];
};

/** Puts the documents where this person is to find them, or not. */
const placeFor = async (login: string): Promise<void> => {
  const { db } = server.platform.connection;
  const ids = places.map((place) => targets[place].id);
  // only the author was named by them: whoever signs or received them before is forgotten
  await db.deleteFrom('documentoAssinante').where('documentoId', 'in', ids).execute();
  await sql`delete from conteudo_acesso a using conteudo c
    where c.id = a.conteudo_id and c.id = any(${ids}::bigint[]) and a.usuario_id is distinct from c.autor_id`.execute(
    db,
  );
  const own = await unitsFor(login);
  for (const place of places)
    targets[place] = {
      ...targets[place],
      // from where it is, but for the own one, which stays where the rest of the calls look for it
      unidades: place === 'acimaDoGrau' ? { de: own.un, para: own.outra } : { de: own.outra, para: own.un },
    };
  const put = (place: Place, unit: 'un' | 'outra' | 'fora', nivel: string, sigilo: string) =>
    sql`
    update conteudo c set unidade_id = ${sql.ref(`${unit}.id`)}, detentor_unidade_id = ${sql.ref(`${unit}.id`)},
      detentor_usuario_id = null, check_in_usuario_id = null, check_in_em = null,
      organizacao_id = ${sql.ref(`${unit}.organizacao`)}, nivel_acesso = ${nivel}, sigilo = ${sql.raw(sigilo)}
    from registro.usuario u
    join registro.usuario_unidades uu on uu.registro_id = u.id and uu.padrao
    join registro.unidade un on un.id = uu.unidade
    left join registro.sigilo s on s.id = u.sigilo
    join lateral (select * from registro.unidade n where n.organizacao = un.organizacao and n.ativo and n.id <> un.id
      order by n.id desc limit 1) outra on true
    join lateral (select * from registro.unidade n where n.organizacao <> un.organizacao order by n.id limit 1) fora on true
    where u.login = ${login} and c.id = ${targets[place].id}`.execute(db);
  await put('propria', 'un', 'RESTRITO', '0');
  await put('outraUnidade', 'outra', 'RESTRITO', '0');
  await put('outraOrganizacao', 'fora', 'PUBLICO', '0');
  await put('acimaDoGrau', 'un', 'PUBLICO', 'coalesce(s.grau, 0) + 1');
};

interface Cell {
  readonly status: number;
  readonly codigo: string;
  readonly body: string;
}

const ask = async (profile: Profile | 'visitante', request: CallRequest): Promise<Cell> => {
  const token = profile === 'visitante' ? undefined : tokens.get(profile);
  const raw = await server.call({
    ...request,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  const json = String(raw.headers['content-type'] ?? '').includes('json');
  const { codigo = '' } = json ? raw.json<{ codigo?: string }>() : {};
  return { status: raw.statusCode, codigo, body: raw.rawPayload.length < 100_000 ? raw.body : '' };
};

const opens = ({ calls: granted }: ProfileRights, door: string | readonly string[]): boolean =>
  [door]
    .flat()
    .some((one) => one === 'publico' || one === 'autenticado' || granted === 'all' || granted.includes(one));
const denied = ({ status, codigo }: Cell): boolean => status === 403 && codigo === 'acessoNegado';
const broken = ({ status }: Cell): boolean => status >= 500 || status === 401;

/** A call that names no content, with nothing in it: enough to know whether the door opens. */
const bare = ({ method, path }: EndpointDefinition): CallRequest => ({
  method,
  path: path.replaceAll(/\{\w+\}/g, '999999'),
  body: method === 'GET' ? undefined : {},
});
/** Calls that end the very session that walks the matrix: a session of their own for each. */
const ending = new Set(['POST login/logout', 'POST credencial/sessoes/encerrar-outras']);

describe('the matrix of calls', () => {
  it('has every call of the catalogue, and none that is not there', () => {
    const names = new Set(calls.map(keyOf));
    const named = Object.keys(contentCalls(nobody));
    expect(named.filter((name) => !names.has(name))).toEqual([]);
    // what has the id of a content in its path or body stands among the calls to contents
    const contents = /^(documento|tramite|content|caixa-central|check-in)(\/|$)/;
    const plain = [
      'modelo-combo',
      'modelo-teste',
      'tipo-documento-combo',
      'interessados',
      'assinantes-possiveis',
    ].concat(
      ['assinantes-por-matricula', 'classes', 'destinos', 'prazos-rapidos', 'textos', 'distribuicao/pessoas'],
      ['personalizado-combo', 'modelo-personalizado/{id}'],
      // of a protocol that the form names, after its file; and captures, which are of who sent them alone
      ['incluir-protocolo', 'salvar-protocolo', 'substituir-arquivo', 'associar-protocolo'],
      ['captura', 'captura/{id}', 'captura/{id}/pagina/{numero}'],
      // of captures too, and labels that name no content
      ['importacao-protocolo', 'importacao-protocolo/{id}', 'importacao-protocolo/{id}/desfazer'],
      ['protocolo-etiquetas-avulsas', 'protocolo-folha-separadora'],
      ['protocolo-tipos', 'protocolo-classes', 'protocolo-listas', 'protocolo-assinantes'],
    );
    const missing = calls.filter(
      (call) =>
        contents.test(call.path) &&
        !named.includes(keyOf(call)) &&
        !plain.some((end) => call.path.endsWith(end)),
    );
    expect(missing.map(keyOf)).toEqual([]);
  });

  it('asks a visitor to sign in everywhere but at the public calls', async () => {
    const wrong: string[] = [];
    for (const call of calls) {
      const cell = await ask('visitante', bare(call));
      if ((cell.status === 401) === (call.door === 'publico') && cell.codigo !== 'credenciaisInvalidas')
        wrong.push(`${keyOf(call)}: ${cell.status} ${cell.codigo}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(profiles)('opens to %s the doors that the table gives, and no other', async (profile) => {
    const wrong: string[] = [];
    const named = new Set(Object.keys(contentCalls(nobody)));
    for (const call of calls.filter((one) => !named.has(keyOf(one)) && !ending.has(keyOf(one)))) {
      const cell = await ask(profile, bare(call));
      // those of people from outside know no session of who works here
      if (call.door === 'externo') {
        if (cell.status !== 401) wrong.push(`${keyOf(call)}: ${cell.status} ${cell.codigo}`);
        continue;
      }
      const allowed = opens(rights[profile], call.door);
      if (denied(cell) === allowed || broken(cell))
        wrong.push(`${keyOf(call)}: ${cell.status} ${cell.codigo}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(profiles)('shows to %s the content of the own unit, and nothing of the others', async (profile) => {
    await placeFor(rights[profile].login);
    const doors = new Map(calls.map((call) => [keyOf(call), call.door]));
    const wrong: string[] = [];
    for (const place of places)
      for (const [name, call] of Object.entries(contentCalls(targets[place]))) {
        const cell = await ask(profile, { method: name.split(' ')[0] as CallRequest['method'], ...call });
        const door = opens(rights[profile], doors.get(name) ?? '');
        const answer = `${name}, ${place}: ${cell.status} ${cell.codigo}`;
        if (broken(cell)) wrong.push(answer);
        else if (!door) {
          if (!denied(cell)) wrong.push(answer);
        } else if (reach[place]) {
          if (!call.ato && (denied(cell) || cell.status === 404)) wrong.push(answer);
        } else {
          const silent = call.longe === 'calada' ? cell.status === 200 : cell.status === 404;
          const told = cell.body.includes(`segredo ${place}`) || /"feitos":[1-9]/.test(cell.body);
          if (!silent || told) wrong.push(answer);
        }
      }
    expect(wrong).toEqual([]);
  });
});

describe('the matrix of registers', () => {
  it.each(profiles)('opens to %s what the table gives, action by action', async (profile) => {
    const wrong: string[] = [];
    const granted: ProfileRights['registers'] = rights[profile].registers;
    for (const { name, definition } of modelsInForce().values()) {
      if (definition.kind === 'single') continue;
      const has = (letters: string): boolean =>
        granted === 'all' || [...letters].some((letter) => granted[name]?.includes(letter));
      const { permissions, mounts = [] } = definition;
      const exist = {
        L: permissions.list,
        V: permissions.view,
        C: permissions.create,
        E: permissions.edit,
        R: permissions.remove,
      };
      for (const [letters, method, rest, body] of registerCalls) {
        const cell = await ask(profile, {
          method: method as CallRequest['method'],
          path: `${name}${rest}`,
          body,
        });
        const exists = [...letters].some((letter) => exist[letter as keyof typeof exist] !== undefined);
        const expected = exists ? !has(letters) : false;
        if (denied(cell) !== expected || broken(cell) || (!exists && cell.status !== 404))
          wrong.push(`${method} ${name}${rest}: ${cell.status} ${cell.codigo}`);
      }
      expect(mounts.every(({ permissions: own }) => own !== undefined)).toBe(true);
    }
    expect(wrong).toEqual([]);
  });

  it.each(profiles)('shows to %s the single screens only with their permission', async (profile) => {
    const wrong: string[] = [];
    for (const name of ['configuracao', 'dominio']) {
      const cell = await ask(profile, { method: 'GET', path: name });
      if (denied(cell) === (rights[profile].registers === 'all')) wrong.push(`${name}: ${cell.status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('has every route of the registers', () => {
    const known = new Set(registerCalls.map(([, method, rest]) => `${method} ${shape(rest)}`));
    const routes = routesOf(server.app.printRoutes({ commonPrefix: false }));
    const ofRegisters = routes.filter((route) => / \/ws\/api\/:registro/.test(route));
    // choices, files and buttons have tests of their own beside this one
    const apart = [
      'GET /combo',
      'GET /:id/arquivo/:arquivo',
      'POST /importar',
      'POST /acao/:nome',
      'POST /:id/acao/:nome',
    ];
    const missing = ofRegisters
      .map((route) => route.replace('/ws/api/:registro', ''))
      .filter((route) => !known.has(route) && !apart.includes(route));
    expect(missing).toEqual([]);
    expect(ofRegisters).toHaveLength(known.size + apart.length);
  });

  it.each(profiles)('of the own and of another organisation, for %s', async (profile) => {
    const { db } = server.platform.connection;
    const { rows } = await sql<{ id: number; sigla: string }>`
      select n.id, o.sigla from registro.unidade n join registro.organizacao_interna o on o.id = n.organizacao
      where n.sigla in ('CCL', 'IPVS-BEN')`.execute(db);
    for (const { id, sigla } of rows) {
      const cell = await ask(profile, { method: 'GET', path: `unidade/${id}` });
      const granted: ProfileRights['registers'] = rights[profile].registers;
      const may = granted === 'all' || (granted['unidade'] ?? '').includes('V');
      const elsewhere = profile === 'administrador-local' && sigla !== 'IPVS';
      expect(cell.status, `${profile} ${sigla}`).toBe(!may ? 403 : elsewhere ? 404 : 200);
    }
  });
});

const shape = (rest: string): string => rest.split('?')[0]?.replaceAll(/\d+/g, ':id') ?? '';

/** `METHOD /path` of every route, from the tree that Fastify prints. */
const routesOf = (tree: string): string[] => {
  const trail: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const found = /^([│├└─\s]*)(\S.*?)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (!found) return [];
    const [, indent = '', part = '', methods] = found;
    const depth = Math.floor(indent.length / 4);
    trail.splice(depth);
    trail[depth] = part;
    const path = trail.slice(0, depth + 1).join('');
    return (methods ?? '')
      .split(', ')
      .filter((method) => method !== '' && method !== 'HEAD')
      .map((method) => `${method} ${path}`);
  });
};
