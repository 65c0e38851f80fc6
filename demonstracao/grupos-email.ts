import { ref } from './ref.ts';
import type { RegistroMundo } from './registro-mundo.ts';

const grupo = (
  chave: string,
  nome: string,
  descricao: string,
  logins: readonly string[],
): RegistroMundo<'grupo-email'> => ({
  chave,
  dados: { nome, descricao, ativo: true, usuarios: logins.map((login) => ref('usuario', login)) },
});

export const gruposEmail: readonly RegistroMundo<'grupo-email'>[] = [
  grupo('gabinetes', 'Gabinetes', 'Titulares das secretarias', [
    'otavio.brandao',
    'luciana.reis',
    'dalva.lima',
    'marina.vaz',
  ]),
  grupo('licitacao', 'Comissão de licitação', 'Avisos de sessões e prazos de recurso', [
    'helena.pires',
    'rafael.lins',
    'beatriz.cordeiro',
  ]),
  grupo('protocolo', 'Protocolo e arquivo', 'Quem recebe e guarda', ['nilza.campos', 'caio.teles']),
];
