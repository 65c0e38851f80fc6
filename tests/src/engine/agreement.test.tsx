import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { RegisterDefinition } from '#schemas/generated-definition.ts';
import type { Register } from '#src/engine/register.ts';
import { aloneOnScreen } from '../alone-on-screen.ts';
import { fakeApi } from '../fake-api.ts';
import { registerNamed } from './registers.ts';
import { openRegister } from './render-register.tsx';

vi.setConfig({ testTimeout: 60_000 });

aloneOnScreen();

const changed = (name: string, change: (definition: RegisterDefinition) => void): Register => {
  const register = structuredClone(registerNamed(name));
  change(register.definicao);
  return register;
};

describe('o que se diz de um cadastro concorda com o nome dele', () => {
  it.each([
    ['f', 'Nova conexão'],
    ['m', 'Novo conexão'],
  ] as const)('pelo gênero que a definição diz, não pela palavra: %s', async (gender, heading) => {
    fakeApi({});
    const register = changed('conexao', ({ title }) => Object.assign(title, { gender }));
    await openRegister(register, '/administracao/conexao/cadastro');
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
  });

  it('e uma linha sem nome próprio é uma linha', async () => {
    fakeApi({});
    const rows = changed('papel', ({ schema }) => delete schema.properties['executantes']?.items?.title);
    await openRegister(rows, '/workflow/papel/cadastro');
    expect(await screen.findByRole('button', { name: 'Incluir linha' })).toBeInTheDocument();
  });
});
