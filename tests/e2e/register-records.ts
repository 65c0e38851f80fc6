import type { RegisterPlace } from '#src/engine/register.ts';
import { queueMail } from '#server/instalacao/correio/queue-mail.ts';
import { validRecord, type Surroundings } from '#tests/server/engine/valid-record.ts';
import { png } from '#tests/server/pdf/png.ts';
import { worldNow, type Caller } from '#tests/setup/app.ts';
import { uploadFile } from '#tests/setup/upload-file.ts';
import type { Site } from './site.ts';
import { writeLog } from './write-log.ts';

interface Rows {
  readonly itens: readonly { readonly id: number }[];
}

/** The first record of each place, by the address of the place; one that the world left empty gets a record first. */
export const firstRecords = async (
  site: Site,
  places: readonly RegisterPlace[],
): Promise<ReadonlyMap<string, number>> => {
  await makeWhatNobodyTypes(site);
  const admin = await site.server.as('admin');
  const found = new Map<string, number>();
  for (const place of places) {
    if (!place.permissions.list) continue;
    const id = (await firstOf(admin, addressOf(place))) ?? (await created(site, admin, place));
    if (id !== undefined) found.set(place.base, id);
  }
  return found;
};

const addressOf = ({ register, lugar }: RegisterPlace): string =>
  `${register.definicao.name}?${new URLSearchParams(lugar === undefined ? {} : { lugar }).toString()}`;

const firstOf = async (admin: Caller, address: string): Promise<number | undefined> =>
  (await admin.get<Rows>(`${address}&pageSize=5`)).payload.itens[0]?.id;

const created = async (site: Site, admin: Caller, place: RegisterPlace): Promise<number | undefined> => {
  if (!place.permissions.create) return undefined;
  const record = await validRecord(place.register.definicao, surroundings(site, admin, place));
  const { status, payload, raw } = await admin.post<{ id: number }>(addressOf(place), record);
  if (status !== 200) throw new Error(`${place.base}: ${raw.body}`);
  return payload.id;
};

/** In a place for one's own records, the person is who is signed in. */
const surroundings = (site: Site, admin: Caller, { lugar }: RegisterPlace): Surroundings => ({
  choose: async (register, filter) => {
    const own = lugar !== undefined && register === 'usuario' ? { login: 'admin' } : {};
    const query = new URLSearchParams(
      Object.entries({ ...filter, ...own }).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    const id = await firstOf(admin, `${register}?${query}`);
    if (id === undefined) throw new Error(`o mundo não tem ${register} com ${query}`);
    return id;
  },
  picture: () => uploadFile(site.server.app, admin.token, 'imagem.png', png(40, 30)),
});

/** Rows that the server makes by working: mail that waits and a file of the log. */
const makeWhatNobodyTypes = async ({ server }: Site): Promise<void> => {
  await queueMail(server.platform.connection.db, worldNow, {
    para: 'contato@vilaserena.exemplo',
    assunto: 'Trâmite recebido',
    texto: 'O Ofício 12 chegou.',
  });
  await writeLog(server);
};
