import { cnpj } from './cnpj.ts';
import { cpf } from './cpf.ts';
import type { RegistroMundo } from './registro-mundo.ts';

const empresa = (
  chave: string,
  base: string,
  nome: string,
  email: string,
  telefone: string,
): RegistroMundo<'interessado'> => ({
  chave,
  dados: { ...comum(nome, email, telefone), tipo: 'PESSOA_JURIDICA', cnpj: cnpj(base) },
});

const pessoa = (
  chave: string,
  base: string,
  nome: string,
  email: string,
  telefone: string,
): RegistroMundo<'interessado'> => ({
  chave,
  dados: { ...comum(nome, email, telefone), tipo: 'PESSOA_FISICA', cpf: cpf(base) },
});

const comum = (nome: string, email: string, telefone: string) => ({
  nome,
  email,
  telefone,
  ativo: true,
});

/** Companies, bodies and citizens that the documents speak of. */
export const interessados: readonly RegistroMundo<'interessado'>[] = [
  empresa(
    'luminar',
    '189023350001',
    'Luminar Serviços Elétricos Ltda.',
    'licitacoes@luminar.exemplo',
    '2733451180',
  ),
  empresa(
    'rota-limpa',
    '312047780001',
    'Rota Limpa Ambiental Ltda.',
    'contratos@rotalimpa.exemplo',
    '2733452207',
  ),
  empresa(
    'farmavida',
    '096118530001',
    'Farmavida Distribuidora de Medicamentos S.A.',
    'vendas@farmavida.exemplo',
    '2733453310',
  ),
  empresa(
    'moveis-serra-azul',
    '221450970001',
    'Móveis Serra Azul Indústria Ltda.',
    'comercial@serraazul.exemplo',
    '2733454419',
  ),
  empresa(
    'transportes-vale-verde',
    '147736210001',
    'Transportes Vale Verde Ltda.',
    'frota@valeverde.exemplo',
    '2733455502',
  ),
  empresa(
    'cooperativa-serrana',
    '284013660001',
    'Cooperativa dos Produtores da Serra',
    'coop@serrana.exemplo',
    '2733456614',
  ),
  empresa(
    'imobiliaria-horizonte',
    '335290180001',
    'Imobiliária Horizonte Ltda.',
    'locacao@horizonte.exemplo',
    '2733457723',
  ),
  empresa(
    'construtora-pedra-alta',
    '119842700001',
    'Construtora Pedra Alta Ltda.',
    'obras@pedraalta.exemplo',
    '2733458831',
  ),
  empresa(
    'auto-center-planalto',
    '264471930001',
    'Auto Center Planalto Ltda.',
    'pecas@planalto.exemplo',
    '2733459945',
  ),
  empresa(
    'seguradora-atlantica',
    '076612900001',
    'Atlântica Companhia de Seguros S.A.',
    'governo@atlantica.exemplo',
    '2733450056',
  ),
  empresa(
    'conexao-serrana',
    '7KSERRA20001',
    'Conexão Serrana Telecomunicações Ltda.',
    'noc@conexaoserrana.exemplo',
    '2733451167',
  ),
  empresa(
    'associacao-nova-serena',
    '408815520001',
    'Associação de Moradores do Bairro Nova Serena',
    'contato@novaserena.exemplo',
    '27999990127',
  ),
  empresa(
    'camara-municipal',
    '365507140001',
    'Câmara Municipal de Vila Serena',
    'presidencia@camara.vilaserena.exemplo',
    '2739992700',
  ),
  pessoa(
    'adelaide-pimentel',
    '507128437',
    'Adelaide Rocha Pimentel',
    'adelaide.pimentel@correio.exemplo',
    '27999990184',
  ),
  pessoa(
    'jonas-siqueira',
    '618340927',
    'Jonas Brito Siqueira',
    'jonas.siqueira@correio.exemplo',
    '27999990219',
  ),
];
