import { describe, expect, it } from 'vitest';
import { testsOf } from '../../bin/changed.mjs';

const tests = [
  'tests/server/tramite/enviar.test.ts',
  'tests/server/tramite/receber.test.ts',
  'tests/server/conteudo/atos.test.ts',
  'tests/server/durability/tramite.test.ts',
  'tests/server/processo/pecas.test.ts',
  'tests/schemas/formats.test.ts',
  'tests/custom-screens/tramite.test.tsx',
  'tests/src/ui/money.test.tsx',
  'tests/e2e/tramite.test.ts',
];

describe('the tests that a change asks for first', () => {
  it('are those of its name, before those of its folder', () => {
    expect(testsOf(['server/conteudo/tramite/enviar.ts'], tests)).toEqual([
      'tests/server/tramite/enviar.test.ts',
    ]);
    expect(testsOf(['server/conteudo/tramite/papel.ts'], tests)).toEqual([
      'tests/server/tramite/enviar.test.ts',
      'tests/server/tramite/receber.test.ts',
    ]);
    expect(testsOf(['server/conteudo/atos/act.ts'], tests)).toEqual(['tests/server/conteudo/atos.test.ts']);
    expect(testsOf(['server/conteudo/posse/transferir.ts'], tests)).toEqual([]);
    expect(testsOf(['server/processo/concluir.ts'], tests)).toEqual(['tests/server/processo/pecas.test.ts']);
  });

  it('are of its side, and none that drives a browser or makes a server fall', () => {
    expect(testsOf(['custom-screens/tramite/index.tsx'], tests)).toEqual([
      'tests/custom-screens/tramite.test.tsx',
    ]);
    expect(testsOf(['src/ui/Money.module.css', 'README.md'], tests)).toEqual(['tests/src/ui/money.test.tsx']);
  });

  it('are those that changed, whatever they are', () => {
    expect(testsOf(['tests/e2e/tramite.test.ts'], tests)).toEqual(['tests/e2e/tramite.test.ts']);
    expect(testsOf(['tests/server/que-saiu.test.ts'], tests)).toEqual([]);
  });
});
