import { Route, Routes } from 'react-router-dom';
import type { Lote, LoteItem } from '#schemas/shapes/lote.ts';
import { LoteCadastro } from '#screens/lote-cadastro/index.tsx';
import { LoteConsulta } from '#screens/lote-consulta/index.tsx';
import { fakeApi, type Answer, type Seen } from '../src/fake-api.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { permitida } from './documento-world.ts';
import { page } from './inbox-world.ts';

const ccl = { id: 3, sigla: 'CCL', nome: 'Compras e Licitações' };

export const itemDoLote = (id: number, more: Partial<LoteItem> = {}): LoteItem => ({
  id,
  tipo: 2,
  rotulo: `Ofício ${id}/2026-SEMAD`,
  assunto: `Assunto ${id}`,
  situacao: 'INCLUIDO',
  em: '2026-11-18T12:12:00Z',
  quem: 'Helena Duarte Pires',
  ...more,
});

export const lote = (more: Partial<Lote> = {}): Lote => ({
  id: 70,
  versao: 4,
  tipo: 4,
  numero: 'Lote 5/2026',
  assunto: 'Malote do dia',
  fase: 1,
  estado: 0,
  sigilo: 0,
  nivelAcesso: 'PUBLICO',
  autor: { id: 7, nome: 'Helena Duarte Pires' },
  unidade: ccl,
  detentor: { unidade: ccl },
  checkIn: { situacao: 0 },
  criadoEm: '2026-11-18T12:00:00Z',
  alteradoEm: '2026-11-18T12:00:00Z',
  interessados: [],
  anexos: 0,
  comentarios: 0,
  itens: [itemDoLote(1), itemDoLote(2), itemDoLote(3)],
  devolucoes: [],
  acompanhado: false,
  acoes: [
    permitida('editar'),
    permitida('incluirItens'),
    permitida('retirarItens'),
    permitida('abrirLote'),
    permitida('tramitar'),
  ],
  ...more,
});

export const serve = (more: Record<string, Answer>): { readonly seen: Seen[] } =>
  fakeApi({
    'GET lote/70': { payload: lote() },
    'PUT caixa-central/marcas': {},
    'POST tramite/historico': page([]),
    'POST tramite/percurso': page([]),
    'POST login/atualizar-token': { payload: {} },
    'GET tema': { payload: {} },
    ...more,
  });

export const open = (at = '/principal/lote/consulta/70'): void => {
  renderScreen(
    <Routes>
      <Route path="/principal/lote/cadastro" element={<LoteCadastro />} />
      <Route path="/principal/lote/consulta/:id" element={<LoteConsulta />} />
      <Route path="*" element={<p>outra tela</p>} />
    </Routes>,
    at,
  );
};
