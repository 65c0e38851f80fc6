import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ReactFlow, ReactFlowProvider } from 'reactflow';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Comentario } from '#schemas/shapes/comentario.ts';
import type { FluxoConversa } from '#schemas/shapes/fluxo-comentario.ts';
import { Baloes } from '#screens/fluxo-gerenciar/comentarios/Baloes.tsx';
import { ComentariosButton } from '#screens/fluxo-gerenciar/comentarios/ComentariosButton.tsx';
import { balloonsOf } from '#screens/fluxo-gerenciar/comentarios/conversas.ts';
import { PainelComentarios } from '#screens/fluxo-gerenciar/comentarios/PainelComentarios.tsx';
import { useComentarios } from '#screens/fluxo-gerenciar/comentarios/use-comentarios.ts';
import { boundsOf, elementOf, elementsOf, isNode, type Drawing } from '#screens/fluxo-gerenciar/drawing.ts';
import { addAfter } from '#screens/fluxo-gerenciar/edits.ts';
import { rename } from '#screens/fluxo-gerenciar/say.ts';
import { toggleSub } from '#screens/fluxo-gerenciar/sub-process.ts';
import { useDesignerKeys } from '#screens/fluxo-gerenciar/use-designer-keys.ts';
import { useRascunhos } from '#screens/fluxo-gerenciar/use-rascunhos.ts';
import { useSelection } from '#screens/fluxo-gerenciar/use-selection.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { dropLocalDraft, hasLocalDrafts } from '#src/session/local-drafts.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, refusal, type Answer } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { begun } from './flow-drawing.ts';

const owner = String(helena().dados.usuario.idUsuario);
beforeAll(() => loadTexts());
const seen = vi.fn();
beforeEach(() => {
  openSession(helena());
  seen.mockReset();
  Element.prototype.scrollIntoView = seen;
});
afterEach(() => {
  cleanup();
  closeSession();
  dropLocalDraft(`${owner}.desenho.4.porTerminar`);
  vi.unstubAllGlobals();
});

const fala = (id: number, texto: string, more: Partial<Comentario> = {}): Comentario => ({
  id,
  texto,
  autor: { nome: 'Rafael Monteiro Lins', unidade: 'CCL' },
  criadoEm: '2026-11-18T12:00:00Z',
  mencoes: [],
  alterar: false,
  excluir: false,
  ...more,
});
const conversa = (id: number, more: Partial<FluxoConversa> = {}): FluxoConversa => ({
  id,
  comentarios: [fala(id * 10, `Fala ${id}`)],
  ...more,
});
const resolvida = { em: '2026-11-19T12:00:00Z', por: 'Dalva Queiroz Lima' };
const rafael = { id: 9, nome: 'Rafael Monteiro Lins', unidade: 'CCL' };

const withTask = async (): Promise<{ drawing: Drawing; task: string }> => {
  const drawing = await begun();
  const task = addAfter(drawing, 'atividade', undefined);
  rename(drawing, task, 'Conferir');
  return { drawing, task };
};

/** The designer, as far as comments go: a paper with one button for each element, the balloons, and the panel. */
const Paper = ({ drawing, flush }: { readonly drawing: Drawing; readonly flush: () => Promise<unknown> }) => {
  const selection = useSelection(drawing, 0);
  const rascunhos = useRascunhos(4);
  const of = useComentarios({ fluxoId: 4, drawing, selection, flush, rascunhos });
  const [shown, setShown] = useState(true);
  return (
    <ReactFlowProvider>
      <div data-papel="" tabIndex={0} aria-label="papel" role="group">
        <ReactFlow nodes={[]} edges={[]} />
        <Baloes of={of} turn={0} />
      </div>
      {elementsOf(drawing)
        .filter(isNode)
        .map(({ id, name }) => (
          <button key={id} type="button" onClick={() => selection.choose(id)}>
            escolher {name ?? id}
          </button>
        ))}
      <output aria-label="escolhido">{selection.selected}</output>
      <ComentariosButton of={of} />
      <button type="button" onClick={() => setShown(!shown)}>
        esconder
      </button>
      <Link to="?elemento=x&conversa=3">aviso</Link>
      {of.aberto && shown && <PainelComentarios of={of} />}
    </ReactFlowProvider>
  );
};

type Keys = Parameters<typeof useDesignerKeys>[0];
const everyKey = (act: () => void): Keys => ({
  takes: () => false,
  undo: act,
  redo: act,
  chooseAll: act,
  duplicate: act,
  remove: act,
  name: act,
  append: act,
  link: act,
  toLane: act,
  follow: act,
  leave: act,
  fold: act,
  divide: act,
  nudge: act,
  copied: () => undefined,
  paste: act,
});

const open = (drawing: Drawing, answers: Record<string, Answer>, at = '/workflow/fluxo/gerenciar/4') => {
  const flush = vi.fn(() => Promise.resolve(true));
  const { seen } = fakeApi(answers);
  renderScreen(<Paper drawing={drawing} flush={flush} />, at);
  const sent = (method: string, path: string): unknown =>
    seen.findLast((one) => one.method === method && one.path === path)?.body;
  return { seen, flush, sent };
};
const lista = (itens: readonly FluxoConversa[]): Answer => ({ payload: { itens } });

it('a tecla C comenta o escolhido: a pessoa se chama pelo teclado, e Ctrl+Enter envia depois de salvar o desenho', async () => {
  const { drawing, task } = await withTask();
  const kept: FluxoConversa[] = [];
  const { flush, sent } = open(drawing, {
    'GET fluxo/4/comentarios': () => lista(kept),
    'GET fluxo/4/comentarios/pessoas': { payload: { itens: [rafael], total: 1, totalExato: true } },
    'POST fluxo/4/comentarios': () => {
      kept.push(conversa(1, { elemento: task, nome: 'Conferir' }));
      return lista(kept);
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'escolher Conferir' }));
  await userEvent.keyboard('c');
  const field = await screen.findByRole('textbox', { name: 'Comentar em Conferir' });
  expect(field).toHaveFocus();
  await userEvent.keyboard('Veja, @raf');
  expect(await screen.findByRole('option', { name: /Rafael Monteiro Lins/ })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field).toHaveValue('Veja, @Rafael Monteiro Lins ');
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('listitem', { name: 'Conversa sobre Conferir' })).toBeVisible();
  expect(flush).toHaveBeenCalledTimes(1);
  expect(sent('POST', 'fluxo/4/comentarios')).toEqual({
    payload: { texto: 'Veja, @Rafael Monteiro Lins', mencoes: [9], elemento: task, nome: 'Conferir' },
  });
  expect(screen.getByRole('textbox', { name: 'Comentar em Conferir' })).toHaveValue('');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Comentar em Conferir' })).toHaveFocus());
});

it('de um tempo sem nome diz-se o que é, e não quando', async () => {
  const { drawing, task } = await withTask();
  addAfter(drawing, 'tempo', task);
  open(drawing, { 'GET fluxo/4/comentarios': lista([]) });
  await userEvent.click(screen.getByRole('button', { name: 'Comentários' }));
  await userEvent.click(screen.getByRole('button', { name: 'escolher Tempo_1' }));
  expect(screen.getByRole('textbox', { name: 'Comentar em Tempo: 5 dias' })).toBeInTheDocument();
});

it('Esc fica no painel, e o que se escreveu fica de cada elemento, também com o painel fechado', async () => {
  const { drawing } = await withTask();
  open(drawing, { 'GET fluxo/4/comentarios': lista([]) });
  await userEvent.click(screen.getByRole('button', { name: 'Comentários' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Comentar o desenho todo' }), 'Do todo');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('region', { name: 'Comentários' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'escolher Conferir' }));
  const field = screen.getByRole('textbox', { name: 'Comentar em Conferir' });
  expect(field).toHaveValue('');
  await userEvent.type(field, 'Da atividade');
  await userEvent.click(screen.getAllByRole('button', { name: 'Fechar os comentários' })[0] as HTMLElement);
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.keyboard('c');
  expect(screen.getByRole('textbox', { name: 'Comentar em Conferir' })).toHaveValue('Da atividade');
});

it('depois de Esc, as letras não mexem no desenho; e o que se escreveu espera por outra vez', async () => {
  vi.stubGlobal('isSecureContext', true);
  const { drawing, task } = await withTask();
  const act = vi.fn();
  const answers = { 'GET fluxo/4/comentarios': lista([]) };
  fakeApi(answers);
  const Keyed = () => {
    useDesignerKeys(everyKey(act));
    return <Paper drawing={drawing} flush={() => Promise.resolve()} />;
  };
  renderScreen(<Keyed />, '/workflow/fluxo/gerenciar/4');
  await userEvent.click(screen.getByRole('button', { name: 'escolher Conferir' }));
  await userEvent.keyboard('c');
  await userEvent.keyboard('Rever isto{Escape}{Delete}c');
  expect(act).not.toHaveBeenCalled();
  expect(screen.getByRole('region', { name: 'Comentários' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Comentar em Conferir' })).toHaveValue('Rever isto');
  await waitFor(() => expect(hasLocalDrafts(owner)).toBe(true));
  cleanup();
  open(drawing, answers);
  await userEvent.click(screen.getByRole('button', { name: 'Comentários' }));
  await userEvent.click(screen.getByRole('button', { name: 'escolher Conferir' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Comentar em Conferir' })).toHaveValue('Rever isto'),
  );
  expect(screen.getByLabelText('escolhido')).toHaveTextContent(task);
});

it('fecha-se pelo X e pelo ícone, também onde o navegador responde à rolagem com uma promessa', async () => {
  const { drawing } = await withTask();
  seen.mockImplementation(() => Promise.resolve());
  open(drawing, { 'GET fluxo/4/comentarios': lista([]) });
  const icon = screen.getByRole('button', { name: 'Comentários' });
  for (const way of [0, 1]) {
    await userEvent.click(icon);
    await userEvent.click(
      screen.getAllByRole('button', { name: 'Fechar os comentários' })[way] as HTMLElement,
    );
    expect(screen.getByRole('group', { name: 'papel' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Comentários' })).toBeNull();
  }
});

it('abertos e resolvidos se filtram, o elemento se mostra, e os do que já não existe ficam à parte', async () => {
  const { drawing, task } = await withTask();
  open(drawing, {
    'GET fluxo/4/comentarios': lista([
      conversa(1, { elemento: task, nome: 'Conferir' }),
      conversa(2, { elemento: 'sumiu', nome: 'Carimbar' }),
      conversa(3, { elemento: task, nome: 'Conferir', resolvida }),
      conversa(4),
    ]),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Comentários (3 abertos)' }));
  const said = () => screen.getAllByText(/^Fala/).map(({ textContent }) => textContent);
  // the newest first, and what is of nothing that is drawn at the end
  expect(said()).toEqual(['Fala 4', 'Fala 1', 'Fala 2']);
  const gone = screen.getByRole('list', { name: 'De elementos que já não existem' });
  expect(within(gone).getByText('Carimbar')).toBeVisible();
  expect(within(gone).queryByRole('button', { name: /no desenho/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar Conferir no desenho' }));
  expect(screen.getByLabelText('escolhido')).toHaveTextContent(task);
  await userEvent.click(screen.getByRole('button', { name: 'Resolvidos (1)' }));
  expect(said()).toEqual(['Fala 3']);
  expect(screen.getByText(/^Resolvido por Dalva Queiroz Lima/)).toBeVisible();
});

it('o número dos abertos está no elemento, e leva à conversa; o de dentro de um subprocesso fechado, no subprocesso', async () => {
  const { drawing, task } = await withTask();
  open(drawing, {
    'GET fluxo/4/comentarios': lista([
      conversa(1, { elemento: task }),
      conversa(2, { elemento: task }),
      conversa(3, { elemento: task, resolvida }),
    ]),
  });
  const balloon = await screen.findByRole('button', { name: '2 comentários abertos em Conferir' });
  expect(balloon).toHaveTextContent('2');
  await userEvent.click(balloon);
  await waitFor(() => {
    expect(screen.getAllByRole('listitem', { name: 'Conversa sobre Conferir' })[0]).toHaveFocus();
  });
  expect(screen.getByLabelText('escolhido')).toHaveTextContent(task);

  const sub = addAfter(drawing, 'subprocesso', task);
  const inside = elementsOf(drawing).find((one) => isNode(one) && one.$parent?.id === sub);
  const of = [conversa(1, { elemento: inside?.id ?? '' }), conversa(2, { elemento: sub })];
  expect(balloonsOf(drawing, of).map(({ conversas }) => conversas)).toEqual([[1], [2]]);
  toggleSub(drawing, sub);
  const bounds = boundsOf(drawing, elementOf(drawing, sub) as never);
  expect(balloonsOf(drawing, of)).toEqual([
    { id: sub, conversas: [1, 2], at: { x: (bounds?.x ?? 0) + (bounds?.width ?? 0), y: bounds?.y } },
  ]);
});

it('responde-se e resolve-se; o que outra pessoa fez antes é dito, e a resposta escrita fica', async () => {
  const { drawing } = await withTask();
  let itens = [conversa(1)];
  const { sent } = open(drawing, {
    'GET fluxo/4/comentarios': () => lista(itens),
    'POST fluxo/4/comentarios/1/respostas': () => {
      itens = [conversa(1, { resolvida })];
      return refusal(409, {
        codigo: 'transicaoNaoPermitida',
        tipo: 'VALIDACAO',
        descricao: 'Dalva Queiroz Lima marcou esta conversa como resolvida. Reabra-a para responder.',
        erros: [],
      });
    },
    'POST fluxo/4/comentarios/1/situacao': () => {
      itens = [conversa(1)];
      return lista(itens);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Comentários (1 aberto)' }));
  await userEvent.click(screen.getByRole('button', { name: 'Responder' }));
  const field = screen.getByRole('textbox', { name: 'Resposta' });
  expect(field).toHaveFocus();
  await userEvent.keyboard('Já vi{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/Reabra-a para responder/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Resposta' })).toHaveValue('Já vi');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Reabrir a conversa sobre O desenho todo' }),
  );
  expect(await screen.findByText('Conversa reaberta')).toBeVisible();
  expect(sent('POST', 'fluxo/4/comentarios/1/situacao')).toEqual({ payload: { resolvida: false } });
  expect(screen.getByRole('textbox', { name: 'Resposta' })).toHaveValue('Já vi');
});

it('aberto, o painel vem à vista; resolvida, a conversa sai dos abertos, também a que se ia responder', async () => {
  const { drawing } = await withTask();
  let itens = [conversa(1)];
  open(drawing, {
    'GET fluxo/4/comentarios': () => lista(itens),
    'POST fluxo/4/comentarios/1/situacao': () => {
      itens = [conversa(1, { resolvida })];
      return lista(itens);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Comentários (1 aberto)' }));
  expect(seen).toHaveBeenCalledWith({ block: 'nearest' });
  await userEvent.click(screen.getByRole('button', { name: 'Responder' }));
  await userEvent.click(screen.getByRole('button', { name: 'Resolver a conversa sobre O desenho todo' }));
  expect(await screen.findByText('Nenhum comentário aberto.')).toBeVisible();
});

it('a resposta a uma conversa que já não existe passa ao comentário novo, e não se perde', async () => {
  const { drawing } = await withTask();
  let itens = [conversa(1)];
  open(drawing, {
    'GET fluxo/4/comentarios': () => lista(itens),
    'POST fluxo/4/comentarios/1/respostas': () => {
      itens = [];
      return refusal(409, {
        codigo: 'transicaoNaoPermitida',
        tipo: 'VALIDACAO',
        descricao: 'Esta conversa já não existe.',
        erros: [],
      });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Comentários (1 aberto)' }));
  await userEvent.click(screen.getByRole('button', { name: 'Responder' }));
  await userEvent.keyboard('Concordo{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/está agora no comentário novo/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Comentar o desenho todo' })).toHaveValue('Concordo');
});

it('o próprio comentário se altera e se exclui depois de perguntado', async () => {
  const { drawing } = await withTask();
  let itens = [conversa(1, { comentarios: [fala(10, 'Meu', { alterar: true, excluir: true })] })];
  const { sent, seen } = open(drawing, {
    'GET fluxo/4/comentarios': () => lista(itens),
    'PUT fluxo/4/comentarios/1/10': () => {
      itens = [conversa(1, { comentarios: [fala(10, 'Meu, mudado', { alterar: true, excluir: true })] })];
      return lista(itens);
    },
    'DELETE fluxo/4/comentarios/1/10': () => {
      itens = [];
      return lista(itens);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Comentários (1 aberto)' }));
  await userEvent.click(screen.getByRole('button', { name: 'Alterar o comentário' }));
  await userEvent.keyboard(', mudado');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Meu, mudado')).toBeVisible();
  expect(sent('PUT', 'fluxo/4/comentarios/1/10')).toEqual({
    payload: { texto: 'Meu, mudado', mencoes: [] },
  });
  await userEvent.click(screen.getByRole('button', { name: /^Excluir o comentário de/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir comentário' }));
  expect(await screen.findByText(/^Nada foi comentado ainda/)).toBeVisible();
  expect(seen.some(({ method }) => method === 'DELETE')).toBe(true);
});

it('o endereço de um aviso mostra o elemento e a conversa, também a resolvida; do que já não há, é dito', async () => {
  const { drawing, task } = await withTask();
  open(
    drawing,
    { 'GET fluxo/4/comentarios': lista([conversa(1), conversa(2, { elemento: task, resolvida })]) },
    `/workflow/fluxo/gerenciar/4?elemento=${task}&conversa=2`,
  );
  await waitFor(() =>
    expect(screen.getByRole('listitem', { name: 'Conversa sobre Conferir' })).toHaveFocus(),
  );
  expect(screen.getByLabelText('escolhido')).toHaveTextContent(task);
  expect(screen.queryByText('Fala 1')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'aviso' }));
  expect(await screen.findByText('Este comentário já não existe.')).toBeVisible();
});
