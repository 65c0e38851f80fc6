import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ config: { metricsKey: 'uma-chave-de-medidas' } });
});
afterAll(() => server.close());

const ask = (authorization?: string) =>
  server.app.inject({ url: '/metricas', headers: authorization ? { authorization } : undefined });

describe('/metricas', () => {
  it('asks for its key', async () => {
    expect((await ask()).statusCode).toBe(401);
    expect((await ask('Bearer outra')).statusCode).toBe(401);
    expect((await ask('Bearer uma-chave-de-medidas')).statusCode).toBe(200);
  });

  it('says in OpenMetrics how requests, pool, queue, mail, disk and copies stand, and names no record', async () => {
    const helena = await server.as('helena.pires');
    await helena.get('usuario/4294967');
    const { headers, body } = await ask('Bearer uma-chave-de-medidas');
    expect(headers['content-type']).toContain('application/openmetrics-text');
    expect(body.trimEnd().endsWith('# EOF')).toBe(true);
    for (const sample of [
      /^malote_pedidos_segundos_count\{.*rota="\/ws\/api\/login".*\} 1$/m,
      /^malote_conexoes\{estado="pedidos_esperando"\} 0$/m,
      /^malote_trabalhos\{estado="em_andamento"\} 0$/m,
      /^malote_fila_atraso_segundos \d/m,
      /^malote_correio\{estado="em_duvida"\} 0$/m,
      /^malote_volume_bytes\{volume="Principal",espaco="livre"\} \d{4,}/m,
      /^malote_arquivos_com_problema 0$/m,
      /^nodejs_eventloop_lag_seconds /m,
    ])
      expect(body).toMatch(sample);
    expect(body).not.toContain('4294967');
  });

  it('is not there without a key', async () => {
    const other = await startTestApp();
    expect((await other.app.inject('/metricas')).statusCode).toBe(404);
    await other.close();
  });
});

/** The names of metrics in an expression of PromQL: what is neither a word of it, nor within braces, brackets or a list of labels. */
const metricsIn = (expression: string): string[] => {
  const bare = expression
    .replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ');
  return [...bare.matchAll(/\b([a-z_][a-z0-9_:]*)\b(?!\s*\()/gi)]
    .map(([, name = '']) => name)
    .filter((name) => !/^(?:and|or|unless|bool|offset|inf|nan|by)$/i.test(name));
};

describe('os arquivos de quem observa', () => {
  const folder = join(import.meta.dirname, '../../../docs/observar');
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const alerts = (
    parse(read('alertas-malote.yaml')) as {
      groups: { rules: { alert: string; expr: string; annotations: { summary: string; fazer: string } }[] }[];
    }
  ).groups.flatMap(({ rules }) => rules);
  const panels = (
    JSON.parse(read('grafana-malote.json')) as { panels: { title: string; targets: { expr: string }[] }[] }
  ).panels;

  it('só nomeiam medidas que há, com os rótulos e os valores que têm', async () => {
    const { body } = await ask('Bearer uma-chave-de-medidas');
    const given = new Map<string, Map<string, Set<string>>>();
    const types = new Map<string, string>();
    for (const line of body.split('\n')) {
      const [, described = '', type = ''] = /^# TYPE (\S+) (\S+)/.exec(line) ?? [];
      if (described) types.set(described, type);
      const [, name = '', labels = ''] = /^([a-z_][a-z0-9_]*)(?:\{(.*)\})? \S+/.exec(line) ?? [];
      if (!name) continue;
      const known = given.get(name) ?? new Map<string, Set<string>>();
      given.set(name, known);
      for (const [, label = '', value = ''] of labels.matchAll(/(\w+)="([^"]*)"/g))
        known.set(label, (known.get(label) ?? new Set()).add(value));
    }
    // one without a sample yet, and the one that Prometheus makes itself
    for (const name of types.keys()) if (!given.has(name)) given.set(name, new Map());
    given.set('up', new Map());
    const expressions = [
      ...alerts.map(({ expr }) => expr),
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ];
    const named = new Set(expressions.flatMap(metricsIn));
    expect([...named].filter((name) => !given.has(name))).toEqual([]);
    // what is measured for operators is shown to them
    const ours = [...types.keys()].filter((name) => name.startsWith('malote_'));
    expect(
      ours.filter((name) => ![...named].some((one) => one === name || one.startsWith(`${name}_`))),
    ).toEqual([]);
    for (const expression of expressions)
      for (const [, name = '', braces = ''] of expression.matchAll(/(\w+)\{([^}]*)\}/g))
        for (const [, label = '', sign = '', value = ''] of braces.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)) {
          if (label === 'job') continue;
          const known = given.get(name)?.get(label);
          expect(known, `${name}{${label}}`).toBeDefined();
          if (label === 'estado' || label === 'espaco')
            for (const one of sign.includes('~') ? value.split('|') : [value])
              expect([...(known ?? [])], expression).toContain(one);
        }
  });

  it('acha os nomes em uma expressão, e só eles', () => {
    expect(
      metricsIn('sum by (a) (rate(m_total{x=~"y(z)"}[5m])) / ignoring (b) n > 0.02 or absent(o)'),
    ).toEqual(['m_total', 'n', 'o']);
  });

  it('cada alerta diz o que há e o que fazer', () => {
    for (const { alert, annotations } of alerts) {
      expect(alert).toMatch(/^Malote[A-Z]/);
      expect(annotations.summary).toMatch(/\.$/);
      expect(annotations.fazer).toMatch(/\.$/);
    }
  });
});
