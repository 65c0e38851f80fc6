import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Propriedade } from '#schemas/shapes/propriedade.ts';
import type { Signatario } from '#src/corpo/corpo-context.ts';
import type { CorpoHandle } from '#src/corpo/corpo-handle.ts';
import { CorpoEditor } from '#src/corpo/CorpoEditor.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { renderScreen } from '../render-screen.tsx';
import { oficio } from './corpo-editor.ts';
import { fillDomGaps } from './dom-gaps.ts';

const propriedades: Propriedade[] = [
  {
    chave: 'organizacao',
    marcador: '',
    rotulo: 'Organização',
    tipo: 'DOCUMENTO',
    preenchimento: 'AUTOMATICO',
  },
  { chave: 'fecho', marcador: '', rotulo: 'Fecho de cortesia', tipo: 'DOCUMENTO', preenchimento: 'PESSOA' },
  {
    chave: 'assinatura_1',
    marcador: '',
    rotulo: 'Assinatura',
    tipo: 'ASSINANTE',
    preenchimento: 'AUTOMATICO',
  },
];

beforeAll(() => loadTexts('editor', 'corpo'));
beforeEach(() => fillDomGaps());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const onAssinatura = vi.fn();

const Tested = ({ signatarios }: { readonly signatarios?: ReadonlyMap<string, Signatario> }) => {
  const handle = useRef<CorpoHandle>(null);
  const [valores, setValores] = useState<Record<string, string>>({});
  return (
    <>
      <button onClick={() => handle.current?.focusNextVazio()}>próximo</button>
      <CorpoEditor
        ref={handle}
        modo="documento"
        corpo={oficio}
        editavel
        propriedades={propriedades}
        valores={valores}
        automaticos={{ organizacao: 'Prefeitura de Vila Serena', destinatario_cargo: 'Prefeito' }}
        {...(signatarios ? { signatarios } : {})}
        usadosDe={(chave) => (chave === 'fecho' ? ['Cordialmente'] : [])}
        onValor={(chave, valor) => setValores({ ...valores, [chave]: valor })}
        onAssinatura={onAssinatura}
      />
    </>
  );
};

it('a marker of the system shows its value and says where it comes from; it has no field', async () => {
  renderScreen(<Tested />);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Organização: Prefeitura de Vila Serena' }),
  );
  const balloon = await screen.findByRole('dialog', { name: 'Organização' });
  expect(balloon).toHaveTextContent('Preenchido pelo sistema.');
  expect(within(balloon).queryByRole('textbox')).toBeNull();
});

it("the next empty marker is the person's; what is typed stands in its place and Enter ends", async () => {
  renderScreen(<Tested />);
  await screen.findByRole('button', { name: 'Fecho de cortesia: vazio' });
  await userEvent.click(screen.getByRole('button', { name: 'próximo' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Fecho de cortesia' }), 'Grata{Enter}');
  const chip = await screen.findByRole('button', { name: 'Fecho de cortesia: Grata' });
  expect(chip).not.toHaveAttribute('data-vazio');
});

it('suggests what was used before and what the post asks for: by the arrows and Enter, or typed freely', async () => {
  const user = userEvent.setup();
  renderScreen(<Tested signatarios={new Map([['assinatura_1', { nome: 'Helena', cargo: 'Diretora' }]])} />);
  await user.click(await screen.findByRole('button', { name: 'Fecho de cortesia: vazio' }));
  const field = await screen.findByRole('textbox', { name: 'Fecho de cortesia' });
  const options = screen.getAllByRole('option');
  expect(options.map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^Cordialmente,?que você usou$/),
    expect.stringMatching(/^Respeitosamente,?para posto acima de quem assina$/),
    expect.stringMatching(/^Atenciosamente,?para posto igual ou abaixo/),
  ]);
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id);
  expect(options[1]).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  const chip = await screen.findByRole('button', { name: /^Fecho de cortesia: Respeitosamente/ });
  await user.click(chip);
  // what stands there already is not offered
  const left = await screen.findAllByRole('option');
  expect(left).toHaveLength(2);
  await user.click(left[0] as HTMLElement);
  expect(await screen.findByRole('button', { name: /^Fecho de cortesia: Cordialmente/ })).toBeVisible();
});

it.each(['Fecho de cortesia: vazio', 'Indicar assinante'])(
  'what is typed over %s goes to the text, where the model lets one write',
  async (name) => {
    renderScreen(<Tested />);
    const place = await screen.findByRole('button', { name });
    place.focus();
    await userEvent.keyboard('abc');
    const body = screen.getByRole('textbox', { name: 'Texto do documento' });
    expect(body).toHaveFocus();
    expect(getSelection()?.anchorNode?.parentElement?.closest('p')).toHaveTextContent(/^Dois\.(abc)?$/);
  },
);

it('a free place of signature leads to naming the signer', async () => {
  renderScreen(<Tested />);
  const place = await screen.findByRole('group', { name: 'Assinatura' });
  await userEvent.click(within(place).getByRole('button', { name: 'Indicar assinante' }));
  expect(onAssinatura).toHaveBeenCalledWith('assinatura_1');
});

it('the toolbar is one stop, and the arrows walk in it', async () => {
  renderScreen(<Tested />);
  const bar = await screen.findByRole('toolbar', { name: 'Formatação' });
  const stops = within(bar)
    .getAllByRole('button')
    .filter((button) => button.tabIndex === 0);
  expect(stops).toHaveLength(1);
  stops[0]?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(within(bar).getByRole('button', { name: 'Negrito' })).toHaveFocus();
});

it('the address of a unit shows its name once, and no place for a cargo', async () => {
  const keys = ['destinatario_nome', 'destinatario_cargo', 'destinatario_orgao'];
  const content = keys.flatMap((chave, at) => [
    ...(at > 0 ? [{ type: 'hardBreak' }] : []),
    { type: 'marcador', attrs: { chave } },
  ]);
  const address = (unidade: string | undefined) => (
    <CorpoEditor
      modo="documento"
      editavel
      corpo={{ type: 'doc', content: [{ type: 'paragraph', content }] } as typeof oficio}
      propriedades={keys.map((chave) => ({
        chave,
        marcador: '',
        rotulo: chave,
        tipo: 'DESTINO_INTERNO',
        preenchimento: 'AUTOMATICO',
      }))}
      automaticos={unidade === undefined ? {} : { destinatario_nome: unidade, destinatario_orgao: unidade }}
    />
  );
  renderScreen(address('Educação'));
  expect(await screen.findByRole('button', { name: 'destinatario_nome: Educação' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /destinatario_(cargo|orgao)/ })).toBeNull();
  cleanup();
  renderScreen(address(undefined));
  expect(await screen.findByRole('button', { name: 'destinatario_cargo: vazio' })).toBeVisible();
});
