import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LicencaAssinatura } from '#schemas/shapes/assinatura.ts';
import type { PodeAssinarCertificado } from '#schemas/shapes/certificado.ts';
import { startTestApp } from '#tests/setup/app.ts';
import { documentToSign, preparePackage, useCertificates } from '#tests/setup/certificate-signing.ts';
import { Authority, type Holder } from '#tests/setup/certificates.ts';
import { SoftTokens } from '#tests/setup/soft-token.ts';
import { attackCloud, attackHsm, cloudAttacks, hsmAttacks, type AttackedWorld } from './attack-devices.ts';
import { documentTarget, draftWithAttachments, moveAttachment } from './attack-targets.ts';
import type { Target } from './attack-walk.ts';
import { done } from './cloud-steps.ts';
import { startDevices } from './devices.ts';

let world: AttackedWorld;
let tokens: SoftTokens;
const signers = ['Helena Duarte Pires', 'Rafael Monteiro Lins'];

beforeAll(async () => {
  tokens = new SoftTokens();
  const server = await startTestApp({
    config: { hsmModule: tokens.module, hsmVariables: ['SOFTHSM2_CONF'] },
  });
  // certificates are of today
  server.time.now = new Date();
  const authority = new Authority();
  const [hers, his] = (await useCertificates(server, authority, ['helena.pires', 'rafael.lins'])) as [
    Holder,
    Holder,
  ];
  const { rows } = await server.platform.connection.pool.query<{ cpf: string }>(
    `select cpf from registro.usuario where login = 'helena.pires'`,
  );
  const cpf = rows[0]?.cpf.replaceAll(/\D/g, '') ?? '';
  const curve = authority.issue({ nome: 'HELENA DUARTE PIRES', cpf, kind: 'EC' });
  server.time.now = new Date(Date.now() + 60_000);
  const [helena, rafael, administrator] = await Promise.all(
    ['helena.pires', 'rafael.lins', 'admin'].map((login) => server.as(login)),
  );
  if (!helena || !rafael || !administrator) throw new Error('nobody entered');
  const devices = await startDevices({ server, authority, tokens, helena, administrator, hers });
  const elsewhere = await documentToSign(helena, signers);
  world = { server, authority, helena, rafael, hers, curve, his, devices, elsewhere };
});
afterAll(async () => {
  await world.devices.stop();
  tokens.remove();
  world.authority.remove();
  await world.server.close();
});

const newTarget = async (kind: 'pdf' | 'xml' | 'csv'): Promise<Target> => {
  const { server, helena } = world;
  if (kind === 'pdf') return documentTarget(server, await documentToSign(helena, signers));
  const { minuta, joined } = await draftWithAttachments(server, helena);
  const anexo = await joined(`a.${kind}`, kind === 'xml' ? '<a>1</a>' : 'a;1\n');
  return { id: minuta, anexo, move: () => moveAttachment(server, helena, anexo) };
};

/** In orders that nobody chose. */
const inAnyOrder = (names: readonly string[], walk: (order: readonly string[]) => Promise<void>) =>
  fc.assert(fc.asyncProperty(fc.shuffledSubarray([...names], { minLength: names.length }), walk), {
    numRuns: 2,
    endOnFailure: true,
  });

describe.each(['pdf', 'xml', 'csv'] as const)('whatever the order of the attacks on a %s', (kind) => {
  it(
    'the HSM refuses each with its reason and writes nothing, then signs once',
    () => inAnyOrder(hsmAttacks, async (order) => attackHsm(world, await newTarget(kind), order)),
    120_000,
  );

  it.each(['PSC', 'CSC'] as const)(
    'a %s refuses each with its reason and writes nothing, then signs once',
    (cloud) =>
      inAnyOrder(cloudAttacks, async (order) => attackCloud(world, cloud, await newTarget(kind), order)),
    120_000,
  );
});

it('who signed already is told that, and not that they are no signer, wherever they try again', async () => {
  const { helena, authority, hers, devices, rafael } = world;
  const id = await documentToSign(helena, signers);
  const licence = await helena.get<LicencaAssinatura>('assinatura/licenca-usuario');
  expect(licence.payload).toMatchObject({ digital: true, cloud: true, hsm: true });
  await devices.sign.PSC(id);
  const told = 'Você já assinou.';
  for (const again of [
    await preparePackage(helena, id, hers, authority),
    await helena.post('assinatura/showPdfSignature', { id }),
    await helena.post('assinatura/nuvem/iniciar', { provedor: devices.records.PSC, ids: [id] }),
  ])
    expect([again.status, again.raw.body]).toEqual([409, expect.stringContaining(told)]);
  const asked = await helena.post<PodeAssinarCertificado>(
    'assinatura/validar-assinar-certificado-na-consulta-documento',
    { ids: [id] },
  );
  expect(done(asked).itens).toEqual([{ id, permitida: false, motivo: told }]);
  expect(done(await helena.get(`assinatura/acesso-tela/${id}`))).toEqual({ permitida: false, motivo: told });
  // of whom it is still asked, it is asked
  expect(done(await rafael.get(`assinatura/acesso-tela/${id}`))).toEqual({ permitida: true });
});
