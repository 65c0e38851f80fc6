import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { personWith } from '#tests/server/access/person-with.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
}, 240_000);
afterAll(() => server.close());

it('a página e a lista dos perfis levam a comparar e a ver como, a quem os pode consultar', async () => {
  const place = 'administracao/perfil-acesso';
  const { id } = await server.platform.connection.db
    .selectFrom('registro.perfilAcesso')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const calls = [
    [`perfil-acesso/${id}/acao/comparar`, `${place}/comparar?de=${id}`],
    [`perfil-acesso/${id}/acao/verComo`, `${place}/ver-como?perfil=${id}`],
    ['perfil-acesso/acao/compararPerfis', `${place}/comparar`],
    ['perfil-acesso/acao/verComoPerfil', `${place}/ver-como`],
  ] as const;
  const reader = await personWith(server, 'luciana.reis', ['perfilAcessoListar', 'perfilAcessoConsultar']);
  for (const [path, rota] of calls)
    expect((await reader.post<{ rota: string }>(path, {})).payload, path).toMatchObject({ rota });
  const other = await personWith(server, 'caio.teles', ['perfilAcessoListar']);
  for (const [path] of calls) expect((await other.post(path, {})).status, path).toBe(403);
});
