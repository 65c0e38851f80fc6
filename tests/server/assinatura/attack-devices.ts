import { expect } from 'vitest';
import type { AssinaturaFeita, PacoteAssinatura } from '#schemas/shapes/certificado.ts';
import type { NuvemAberta } from '#schemas/shapes/certificado-nuvem.ts';
import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import { worldPassword, type Answer, type Caller, type TestApp } from '#tests/setup/app.ts';
import { preparePackage, submitValue } from '#tests/setup/certificate-signing.ts';
import type { Authority, Holder } from '#tests/setup/certificates.ts';
import { countRows, writesNothing, type Target } from './attack-walk.ts';
import { cloudSteps, done } from './cloud-steps.ts';
import type { startDevices } from './devices.ts';

export interface AttackedWorld {
  readonly server: TestApp;
  readonly authority: Authority;
  readonly helena: Caller;
  readonly rafael: Caller;
  readonly hers: Holder;
  /** Another certificate of hers. */
  readonly curve: Holder;
  readonly his: Holder;
  readonly devices: Awaited<ReturnType<typeof startDevices>>;
  /** Something else that she may sign. */
  readonly elsewhere: number;
}

type Tries = Readonly<Record<string, () => Promise<void>>>;

const minutes = 60_000;
const says = ({ status, raw }: Answer<unknown>, expected: number, words: string): void =>
  expect([status, raw.body]).toEqual([expected, expect.stringContaining(words)]);
const wrongValue = 'não é desta chave sobre o que foi preparado';
const preparer =
  ({ helena, authority }: AttackedWorld, { id, anexo }: Target) =>
  async (holder: Holder): Promise<string> =>
    done<PacoteAssinatura>(await preparePackage(helena, id, holder, authority, anexo)).pacote;
const later = async (server: TestApp, work: () => Promise<void>): Promise<void> => {
  const { now } = server.time;
  server.time.now = new Date(now.getTime() + 11 * minutes);
  await work();
  server.time.now = now;
};

/** One of two is taken, the other told why not, and both but once. */
const onlyOne = async (
  { server }: AttackedWorld,
  { anexo }: Target,
  give: () => Promise<readonly [first: boolean, second: boolean, told: string]>,
): Promise<void> => {
  const before = await countRows(server);
  const [first, second, told] = await give();
  expect([first, second].sort()).toEqual([false, true]);
  expect(told).toContain(anexo === undefined ? 'já assinou' : 'já assinou este anexo');
  const after = await countRows(server);
  for (const what of ['usados', 'eventos']) expect(after[what]).toBe((before[what] ?? 0) + 1);
};

/** Tries all, in an order that is chosen among their names, and none writes anything. */
const tryAll = async (server: TestApp, tries: Tries, order: readonly string[]): Promise<void> => {
  for (const one of order) {
    const work = tries[one];
    if (work) await writesNothing(server, work);
  }
};

export const hsmAttacks = [
  'outraPessoa',
  'outroCertificado',
  'misturados',
  'outroProvedor',
  'semSenha',
  'valorTrocado',
  'depoisDoTempo',
  'arquivoMudou',
] as const;

/** What the institution keeps signs nothing but what the person may, prepared for their certificate, in time, and once. */
export const attackHsm = async (
  world: AttackedWorld,
  target: Target,
  order: readonly string[],
): Promise<void> => {
  const { server, helena, rafael, hers, curve, devices } = world;
  const prepare = preparer(world, target);
  const sign = (
    pacotes: readonly string[],
    { who = helena, ...given }: { who?: Caller; senha?: string; provedor?: number } = {},
  ): Promise<Answer<ResultadoLote>> =>
    who.post('assinatura/hsm/assinar', {
      provedor: devices.records.HSM,
      pacotes,
      senha: worldPassword,
      ...given,
    });
  const [one, other] = [await prepare(hers), await prepare(hers)];
  await tryAll(
    server,
    {
      outraPessoa: async () => says(await sign([one], { who: rafael }), 404, 'naoEncontrado'),
      outroCertificado: async () =>
        says(await sign([await prepare(curve)]), 409, 'não é para um certificado seu'),
      misturados: async () =>
        says(await sign([one, await prepare(curve)]), 409, 'não é para um certificado seu'),
      outroProvedor: async () =>
        says(await sign([one], { provedor: devices.records.HSM + 1000 }), 409, 'não está em uso'),
      semSenha: async () => says(await sign([one], { senha: 'outra' }), 422, 'senhaNaoConfere'),
      valorTrocado: async () =>
        says(await submitValue(helena, one, Buffer.alloc(256, 7).toString('base64')), 422, wrongValue),
      depoisDoTempo: () =>
        later(server, async () => says(await sign([one]), 409, 'Passou o tempo de entregar')),
      arquivoMudou: async () => {
        const back = await target.move();
        const { resultados } = done(await sign([one]));
        expect(resultados).toEqual([
          expect.objectContaining({
            ok: false,
            mensagem: expect.stringContaining('mudou desde que a assinatura foi preparada') as string,
          }),
        ]);
        await back();
      },
    },
    order,
  );
  await onlyOne(world, target, async () => {
    const both = await Promise.all([sign([one]), sign([other])]);
    // one that comes after the other has signed is refused before any item is, and has no result of its own
    const [first, second] = both.map(
      ({ status, payload }) => status === 200 && payload.resultados?.[0]?.ok === true,
    );
    return [first === true, second === true, both.map(({ raw }) => raw.body).join()];
  });
  await writesNothing(server, async () => {
    for (const again of [one, other])
      expect((await sign([again])).raw.body).toMatch(/já foi entregue|já assinou/);
  });
};

export const cloudAttacks = [
  'outraPessoa',
  'outraChave',
  'valorTrocado',
  'outroCertificado',
  'outroDocumento',
  'outraJanela',
  'respostaRepetida',
  'autorizacaoRepetida',
  'depoisDoTempo',
  'entregueTarde',
  'arquivoMudou',
] as const;

/** What a person allowed at a provider serves to what they left with, in their session and window, in time, and once. */
export const attackCloud = async (
  world: AttackedWorld,
  kind: 'PSC' | 'CSC',
  target: Target,
  order: readonly string[],
): Promise<void> => {
  const { server, authority, helena, rafael, hers, curve, his, devices, elsewhere } = world;
  const cloud = devices.clouds[kind];
  const { begin, comeBack, open, ask, sign } = cloudSteps(
    () => helena,
    () => ({ cloud, provedor: devices.records[kind] }),
  );
  const prepare = preparer(world, target);
  const start = () => open([target.id], target.anexo);
  const valueOf = async (pacote: string): Promise<string> => {
    const { ato, chave } = await start();
    return done(await sign(ato, chave, [pacote])).assinaturas?.[0]?.assinatura ?? '';
  };
  const give = (pacote: string, value: string, who = helena): Promise<Answer<AssinaturaFeita>> =>
    submitValue(who, pacote, value);
  const [one, other] = [await prepare(hers), await prepare(hers)];
  /** Comes back at last from a leave that was begun now, in a way that is refused. */
  const returned = async (work: (endereco: string, chave: string) => Promise<void>): Promise<void> => {
    const { endereco, chave } = done(await begin([target.id], target.anexo));
    await work(endereco, chave);
  };
  const elsewise = async (holder: Holder): Promise<void> => {
    const { ato, chave } = await start();
    cloud.holder = holder;
    const values = done(await sign(ato, chave, [one])).assinaturas ?? [];
    cloud.holder = hers;
    says(await give(one, values[0]?.assinatura ?? ''), 422, wrongValue);
  };
  await tryAll(
    server,
    {
      outraPessoa: async () => {
        const { ato } = await start();
        says(await rafael.post(`assinatura/nuvem/${ato}/assinar`, { pacotes: [one] }), 409, 'Comece de novo');
        says(await give(one, await valueOf(one), rafael), 404, 'naoEncontrado');
      },
      outraChave: () => elsewise(his),
      valorTrocado: async () => {
        cloud.answer = 'wrongValue';
        const value = await valueOf(one);
        cloud.answer = 'signs';
        says(await give(one, value), 422, wrongValue);
      },
      outroCertificado: async () => {
        const { ato } = await start();
        says(await ask(ato, [await prepare(curve)]), 409, 'não é para um certificado');
      },
      outroDocumento: async () => {
        const { ato } = await start();
        const { pacote } = done(await preparePackage(helena, elsewhere, hers, authority));
        says(await ask(ato, [pacote]), 409, 'foi para outro documento');
        says(await ask(ato, [one, pacote]), 409, 'foi para outro documento');
      },
      outraJanela: () =>
        returned(async (endereco) =>
          says(await comeBack(cloud.consent(endereco), 'outra'), 409, 'não é de uma assinatura'),
        ),
      respostaRepetida: () =>
        returned(async (endereco, chave) => {
          const answer = cloud.consent(endereco);
          done<NuvemAberta>(await comeBack(answer, chave));
          says(await comeBack(answer, chave), 409, 'não é de uma assinatura');
        }),
      autorizacaoRepetida: async () => {
        const { ato, chave } = await start();
        done(await sign(ato, chave, [one]));
        says(await ask(ato, [one]), 409, 'já foi usada');
      },
      depoisDoTempo: async () => {
        const { ato } = await start();
        await later(server, async () => says(await ask(ato, [one]), 409, 'Comece de novo'));
      },
      entregueTarde: async () => {
        const value = await valueOf(one);
        await later(server, async () => says(await give(one, value), 409, 'Passou o tempo de entregar'));
      },
      arquivoMudou: async () => {
        const value = await valueOf(one);
        const { ato } = await start();
        const back = await target.move();
        says(await give(one, value), 409, 'mudou desde que a assinatura foi preparada');
        await back();
        // the leave was for the file as it was when the person left
        expect((await ask(ato, [one])).status).toBe(200);
      },
    },
    order,
  );
  const values = [await valueOf(one), await valueOf(other)] as const;
  await onlyOne(world, target, async () => {
    const both = await Promise.all([give(one, values[0]), give(other, values[1])]);
    const [first, second] = both.map(({ status }) => status === 200);
    return [first === true, second === true, both.map(({ raw }) => raw.body).join()];
  });
  await writesNothing(server, async () => {
    for (const [pacote, value] of [
      [one, values[0]],
      [other, values[1]],
    ] as const)
      expect((await give(pacote, value)).raw.body).toMatch(/já foi entregue|já assinou/);
  });
};
