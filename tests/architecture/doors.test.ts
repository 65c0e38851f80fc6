import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { screens } from '#screens/index.ts';
import { anyPerson } from '#schemas/any-person.ts';
import type { EndpointDefinition } from '#schemas/api/endpoint.ts';
import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import { borrowedPermissions, corePermissions } from '#schemas/permissions.ts';
import { nameOf, shapeFiles } from '#schemas/shapes/schema-files.ts';
import { openCalls, openRegisters, openScreens, publicScreens } from './open-doors.ts';

const filesIn = (folder: string, end: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(end))
    .map((name) => resolve(folder, name));

const registers = filesIn('resources', '.json').map(
  (path) => JSON.parse(readFileSync(path, 'utf8')) as RegisterDefinition,
);

/** Every permission that a register declares, with the register. */
const declared = registers.flatMap((register) =>
  [register.permissions, ...(register.mounts ?? []).map(({ permissions }) => permissions ?? {})].flatMap(
    ({ fields, ...actions }: RegisterDefinition['permissions']) => [
      ...Object.values(actions),
      ...Object.keys(fields ?? {}),
      ...(register.actions ?? []).map(({ permission }) => permission),
    ],
  ),
);
const names = new Set<string>([...Object.keys(corePermissions), ...declared]);

let calls: EndpointDefinition[] = [];
beforeAll(async () => {
  const modules = await Promise.all(
    filesIn('schemas/api', '.ts').map((path) => import(/* @vite-ignore */ path) as Promise<object>),
  );
  calls = modules.flatMap((module) =>
    Object.entries(module)
      .filter(([name]) => name.endsWith('Api'))
      .flatMap(([, api]) => Object.values(api as Record<string, EndpointDefinition>)),
  );
});
const keyOf = ({ method, path }: EndpointDefinition): string => `${method} ${path}`;

describe('a call of the product', () => {
  it('asks for a permission of the catalogue, or is open for a written reason', () => {
    expect(calls.length).toBeGreaterThan(70);
    const open = calls.filter(({ door }) => door === anyPerson || door === 'publico');
    expect(open.map(keyOf).sort()).toEqual(Object.keys(openCalls).sort());
    // people from outside have calls of their own, all in one place, and nobody else passes there
    const outside = calls.filter(({ door }) => door === 'externo');
    expect(outside.filter(({ path }) => !path.startsWith('externo/')).map(keyOf)).toEqual([]);
    const closed = calls.filter((call) => !open.includes(call) && !outside.includes(call));
    expect(closed.filter(({ door }) => [door].flat().some((one) => !names.has(one))).map(keyOf)).toEqual([]);
  });

  it('that asks for the permission of a register asks for one that a register declares', () => {
    expect(borrowedPermissions.filter((name) => !declared.includes(name))).toEqual([]);
  });
});

describe('an answer with a secret', () => {
  interface Node {
    readonly $ref?: string;
    readonly properties?: Readonly<Record<string, Node>>;
    readonly items?: Node;
  }
  const shapes = new Map(shapeFiles.flatMap(({ $defs }) => Object.entries($defs as Record<string, Node>)));
  const secrets = ['token', 'segredo', 'codigos'];
  const holdsSecret = ({ $ref, properties = {}, items }: Node): boolean =>
    secrets.some((name) => name in properties) ||
    [...Object.values(properties), ...(items ? [items] : [])].some(holdsSecret) ||
    ($ref !== undefined && holdsSecret(shapes.get($ref.split('/').at(-1) ?? '') ?? {}));

  it('is not kept for a repetition of the call', () => {
    const carrying = calls.filter(
      ({ result }) => result !== undefined && holdsSecret(shapes.get(nameOf(result)) ?? {}),
    );
    expect(carrying.length).toBeGreaterThan(10);
    // a public call is never kept: no session, no key
    const kept = carrying.filter(
      ({ method, door, readOnly, secretAnswer }) =>
        method !== 'GET' && door !== 'publico' && !readOnly && !secretAnswer,
    );
    expect(kept.map(keyOf)).toEqual([]);
  });
});

describe('a screen of the client', () => {
  it('asks for a permission of the catalogue, or is open for a written reason', () => {
    const shell = screens.filter(({ frame }) => frame === 'shell');
    const open = shell.filter(({ permission }) => permission === undefined);
    expect(open.map(({ path }) => path).sort()).toEqual(Object.keys(openScreens).sort());
    expect(open.filter((screen) => screen.open !== true)).toEqual([]);
    expect(
      shell.filter(({ permission }) => [permission ?? []].flat(2).some((one) => !names.has(one))),
    ).toEqual([]);
    const anybody = screens.filter(({ frame }) => frame === 'public').map(({ path }) => path);
    expect(anybody.sort()).toEqual([...publicScreens].sort());
  });
});

describe('a register', () => {
  it('declares a permission of its own for each action, or says who decides instead', () => {
    for (const { name, permissions } of registers) {
      const { fields: _fields, ...actions } = permissions;
      const asked = Object.values(actions);
      expect(asked.length, name).toBeGreaterThan(0);
      expect(asked.includes(anyPerson), name).toBe(name in openRegisters);
    }
    const own = declared.filter((name) => name !== anyPerson);
    expect(own.filter((name) => name in corePermissions)).toEqual([]);
  });
});

describe('the catalogue', () => {
  it('has every permission that the specification names', () => {
    const named =
      `protocoloIncluir documentoIncluir documentoConsultar documentoEditar tramiteDocumento tramiteProcesso
      assinatura processoIncluir processoConsultar processoEditar processoRecorrente imprimirDocumento caixaCentralListar
      PesquisaAvancadaListar solicitacaoExclusao grupoEmailEditar grupoEmailConsultar templateListar templateEditar
      templateConsultar templateComboListar interessadoIncluir templateNumeracaoIncluir templateMensagemEditar
      configuracaoEditar numeracaoListar campoValidadorIncluir campoPersonalizadoEditar conexaoConsultar
      textoTramiteConsulta paginaListar usuarioExternoIncluir tarefaListar dominioIncluir volumeListar
      gerenciarEmailListar gerenciarEmailConsultar normalizacaoListar controleVolumeListar logsSistemaListar
      logsSistemaConsultar papelListar fluxoListar fluxoGerenciar fluxoConsultar gerenciarAtividade`.split(
        /\s+/,
      );
    expect(named.filter((name) => !names.has(name))).toEqual([]);
  });
});
