import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { oneAtATime } from '#server/base/db/one-at-a-time.ts';
import { bucketAddress, findBucket } from '#server/base/files/bucket.ts';
import type { VolumeToWrite } from '#server/base/files/file-store.ts';
import { recountVolume } from '#server/base/files/occupancy.ts';
import { markFolder } from '#server/base/files/volume-mark.ts';
import { VolumeProblemError } from '#server/base/files/volume-problem.ts';
import { isBucket } from '#server/base/files/volume-stores.ts';
import type { Ctx } from '#server/base/http/context.ts';
import type { RegisterHook, SaveInput } from '#server/engine/hook.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { checkFolder, refusedFolder } from './check-folder.ts';

/** A volume: a folder that the server can write, or a bucket, which does not change under the files that are there. */
export const volume: RegisterHook<'volume'> = {
  async beforeSave(ctx, input) {
    const { id, before, values } = input;
    const inBucket = values.tipo === 'BALDE';
    if (inBucket) tellBucket(input);
    else values.tipo = 'PASTA';
    const pasta = values.pasta ?? '';
    if (pasta === '') throw refuseField('pasta', 'volume.balde.falta');
    if (before?.pasta === pasta) return;
    if (id !== undefined) {
      const used = await ctx.db
        .selectFrom('arquivo')
        .select('id')
        .where('volumeId', '=', id)
        .executeTakeFirst();
      if (used) throw refuseField(inBucket ? 'balde' : 'pasta', 'volume.comArquivos');
    }
    // two that look at once see neither the other, and one would be made inside the other
    await oneAtATime(ctx, 'volume');
    if (inBucket) await requireOwnPlace(ctx, pasta, id);
    else if (isBucket(pasta)) throw refusedFolder();
    else await checkFolder(ctx, pasta, id);
  },
  async afterSave(ctx, { id, before, after }) {
    await recountVolume(ctx.db, id);
    const pasta = after.pasta ?? '';
    if (before?.pasta === pasta) return;
    const { files, config } = ctx.ports;
    if (!isBucket(pasta)) {
      if (!(await markFolder(ctx.db, files, { id, pasta }))) throw refusedFolder();
      return;
    }
    try {
      // the record is not there yet for others to read
      const balde = await findBucket(ctx.db, config.key, pasta);
      if (!(await markFolder(ctx.db, files, { id, pasta, balde })))
        throw refuseField('balde', 'volume.balde.deOutro');
    } catch (error) {
      if (!(error instanceof VolumeProblemError)) throw error;
      const motivo = mensagem(`volume.problema.${error.problema}`);
      throw refuseField('endereco', 'volume.balde.naoServe', { motivo });
    }
  },
  actions: {
    recontar: async (ctx, { record }) => {
      if (record) await recountVolume(ctx.db, record.id);
      return {};
    },
    testar: async (ctx, { record }) => {
      const found = await ctx.db
        .selectFrom('registro.volume as v')
        .leftJoin('volumeMarca as m', 'm.volumeId', 'v.id')
        .select(['v.pasta', 'm.marca'])
        .where('v.id', '=', record?.id ?? 0)
        .executeTakeFirstOrThrow();
      await writeAndRead(ctx, { pasta: found.pasta ?? '', marca: found.marca });
      return { mensagem: mensagem('volume.testado') };
    },
  },
};

/** Writes where the bucket is into the one text by which a volume is known. */
const tellBucket = ({ before, values }: SaveInput<'volume'>): void => {
  const { balde, chaveAcesso, chaveSecreta } = values;
  const endereco = originOf(values.endereco ?? '');
  if (endereco === undefined) throw refuseField('endereco', 'volume.balde.endereco');
  if (!balde) throw refuseField('balde', 'volume.balde.falta');
  if (!chaveAcesso) throw refuseField('chaveAcesso', 'volume.balde.falta');
  const prefixo = (values.prefixo ?? '').split('/').filter((part) => part !== '');
  if (prefixo.some((part) => part === '.' || part === '..'))
    throw refuseField('prefixo', 'volume.balde.deOutro');
  values.endereco = endereco;
  if (prefixo.length > 0) values.prefixo = `${prefixo.join('/')}/`;
  else delete values.prefixo;
  values.pasta = bucketAddress({ endereco, balde, prefixo: values.prefixo ?? '' });
  if (chaveSecreta) return;
  if (before?.tipo !== 'BALDE') throw refuseField('chaveSecreta', 'volume.balde.falta');
  // what is kept for one place never goes to another
  if (before.endereco !== endereco || before.chaveAcesso !== chaveAcesso || before.estilo !== values.estilo)
    throw refuseField('chaveSecreta', 'volume.balde.segredo');
};

/** Scheme, name and port; plain HTTP only to this very machine. */
const originOf = (text: string): string | undefined => {
  const url = URL.parse(text.trim());
  if (!url || url.username || url.password || url.search || url.hash || url.pathname !== '/')
    return undefined;
  const here = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && here) ? url.origin : undefined;
};

/** Of two volumes in one bucket neither lies inside the other. */
const requireOwnPlace = async ({ db }: Ctx, pasta: string, id: number | undefined): Promise<void> => {
  const others = await db.selectFrom('registro.volume').select(['id', 'pasta']).execute();
  for (const other of others)
    if (other.id !== id && isBucket(other.pasta ?? ''))
      if (pasta.startsWith(other.pasta ?? '') || (other.pasta ?? '').startsWith(pasta))
        throw refuseField('balde', 'volume.balde.deOutro');
};

/** Does with a few bytes what is done with every file, and leaves nothing. */
const writeAndRead = async ({ ports: { files } }: Ctx, volume: VolumeToWrite): Promise<void> => {
  const bytes = randomBytes(64);
  try {
    const staged = await files.stage(volume, bytes, bytes.length);
    try {
      const hash = createHash('sha256');
      for await (const chunk of staged.read() as AsyncIterable<Buffer>) hash.update(chunk);
      if (!hash.digest().equals(staged.sha256)) throw new VolumeProblemError('falhaDeDisco');
    } finally {
      await staged.discard();
    }
  } catch (error) {
    if (!(error instanceof VolumeProblemError)) throw error;
    const motivo = mensagem(`volume.problema.${error.problema}`);
    throw new AppError(
      'transicaoNaoPermitida',
      { motivo: `${motivo[0]?.toUpperCase()}${motivo.slice(1)}.` },
      { cause: error },
    );
  }
};
