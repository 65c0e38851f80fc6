import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { createAgent } from '#agente/agent-server.ts';
import { Pairing } from '#agente/pairing.ts';
import type { ResultadoLote } from '#schemas/shapes/conteudo.ts';
import { askAgent } from '#tests/setup/agent-client.ts';
import { worldPassword, type Caller, type TestApp } from '#tests/setup/app.ts';
import { preparePackage, submitValue, valueOf } from '#tests/setup/certificate-signing.ts';
import type { Authority, Holder } from '#tests/setup/certificates.ts';
import { cloudRecord, startCloudProvider, type CloudProvider } from '#tests/setup/cloud-provider.ts';
import { tokenPin, type SoftTokens } from '#tests/setup/soft-token.ts';
import { cloudSteps, done } from './cloud-steps.ts';

export const deviceNames = ['A1', 'agente', 'HSM', 'PSC', 'CSC'] as const;
type DeviceName = (typeof deviceNames)[number];

/** Signs a document, or an attachment of a content, with the key of one person. */
export type Device = (id: number, anexo?: number) => Promise<void>;

interface World {
  readonly server: TestApp;
  readonly authority: Authority;
  readonly tokens: SoftTokens;
  readonly helena: Caller;
  readonly administrator: Caller;
  readonly hers: Holder;
}

interface Devices {
  readonly sign: Readonly<Record<DeviceName, Device>>;
  readonly clouds: Readonly<Record<'PSC' | 'CSC', CloudProvider>>;
  /** The number of the provider in the register. */
  readonly records: Readonly<Record<'HSM' | 'PSC' | 'CSC', number>>;
  readonly stop: () => Promise<void>;
}

const origin = 'https://malote.exemplo.gov.br';
const particao = 'Chaves de ensaio';

/** The five places where one person's certificate may be, each with the same key. */
export const startDevices = async (world: World): Promise<Devices> => {
  const { server, authority, tokens, helena, administrator, hers } = world;
  const prepare = async (id: number, anexo?: number) =>
    done(await preparePackage(helena, id, hers, authority, anexo));
  const kept = [{ rotulo: 'helena', holder: hers }];
  tokens.prepare(particao, kept);
  await tokens.certify(particao, kept, [authority.intermediate]);
  const { pool } = server.platform.connection;
  await pool.query(`update registro.usuario set alias_hsm = 'helena' where login = 'helena.pires'`);
  const hsm = done(
    await administrator.post<{ id: number }>('provedor-assinatura', {
      nome: 'HSM de ensaio',
      ativo: true,
      tipo: 'HSM',
      particao,
      segredo: tokenPin,
      porVez: 5,
    }),
  ).id;
  const token = await startToken(tokens);
  const clouds = {
    PSC: await startCloudProvider('PSC', authority, hers),
    CSC: await startCloudProvider('CSC', authority, hers),
  };
  const { config } = server.platform.ports;
  Object.assign(config, {
    allowedConnections: [
      ...config.allowedConnections,
      ...Object.values(clouds).map(({ port }) => `127.0.0.1:${port}`),
    ],
  });
  const register = async (kind: 'PSC' | 'CSC'): Promise<number> =>
    done(
      await administrator.post<{ id: number }>('provedor-assinatura', {
        ...cloudRecord(kind, clouds[kind]),
        // a machine where others work too may take its time
        limiteSegundos: 30,
      }),
    ).id;
  const records = { HSM: hsm, PSC: await register('PSC'), CSC: await register('CSC') };
  const inCloud = (kind: 'PSC' | 'CSC'): Device => {
    const steps = cloudSteps(
      () => helena,
      () => ({ cloud: clouds[kind], provedor: records[kind] }),
    );
    return async (id, anexo) => {
      const { ato, chave } = await steps.open([id], anexo);
      const { assinaturas = [] } = done(await steps.sign(ato, chave, [(await prepare(id, anexo)).pacote]));
      for (const { pacote, assinatura } of assinaturas) done(await submitValue(helena, pacote, assinatura));
    };
  };
  return {
    clouds,
    records,
    sign: {
      A1: async (id, anexo) => {
        const pacote = await prepare(id, anexo);
        done(await submitValue(helena, pacote.pacote, valueOf(pacote, hers)));
      },
      agente: async (id, anexo) => {
        const { pacote, atributos } = await prepare(id, anexo);
        done(await submitValue(helena, pacote, await token.sign(hers, atributos)));
      },
      HSM: async (id, anexo) => {
        const { resultados } = done(
          await helena.post<ResultadoLote>('assinatura/hsm/assinar', {
            provedor: records.HSM,
            pacotes: [(await prepare(id, anexo)).pacote],
            senha: worldPassword,
          }),
        );
        if (resultados[0]?.ok !== true) throw new Error(JSON.stringify(resultados));
      },
      PSC: inCloud('PSC'),
      CSC: inCloud('CSC'),
    },
    stop: async () => {
      token.stop();
      await Promise.all(Object.values(clouds).map((cloud) => cloud.stop()));
    },
  };
};

/** The agent of this machine over the tokens, paired with a page. */
export const startToken = async (tokens: SoftTokens) => {
  let code = '';
  const agent: Server = createAgent({
    cryptoki: await tokens.begin(),
    pairing: new Pairing(
      (shown) => (code = shown),
      () => Date.now(),
    ),
    askPin: () => Promise.resolve(Buffer.from(tokenPin)),
    origins: [origin],
    version: '1.2.3',
  });
  agent.listen(0, '127.0.0.1');
  await once(agent, 'listening');
  const paired = await askAgent(agent, '/v1/parear', { origin, body: { codigo: code } });
  const ask = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const answer = await askAgent(agent, path, { origin, key: String(paired.body['chave']), body });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body;
  };
  return {
    sign: async ({ der }: Holder, dados: string): Promise<string> => {
      const { sessao } = await ask('/v1/sessoes', {
        certificado: createHash('sha256').update(der).digest('hex'),
        documentos: [{ chave: '0', nome: 'Ata' }],
      });
      return String((await ask('/v1/assinar', { sessao, chave: '0', dados }))['assinatura']);
    },
    stop: (): void => {
      agent.close();
      agent.closeAllConnections();
    },
  };
};
