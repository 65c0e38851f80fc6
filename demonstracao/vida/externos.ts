import { defined } from '#schemas/defined.ts';
import { interessados } from '../interessados.ts';
import { ref } from '../ref.ts';
import type { RegistroMundo } from '../registro-mundo.ts';

/** An account of somebody from outside whom the registers know already. */
const deInteressado = (chave: string): RegistroMundo<'usuario-externo'> => {
  const dados = interessados.find((um) => um.chave === chave)?.dados;
  if (!dados) throw new Error(`o mundo não tem o interessado ${chave}`);
  const { nome, email, telefone, cpf, cnpj } = dados;
  return {
    chave,
    dados: {
      nome,
      documento: cpf ?? cnpj ?? '',
      email: email ?? '',
      ...defined({ telefone: telefone ?? undefined }),
      perfilAcesso: ref('perfil-acesso', 'externo'),
      interessado: ref('interessado', chave),
      ativo: true,
      bloqueado: false,
    },
  };
};

/** Those who ask for something in the life of the demonstration. */
export const externosDaVida: readonly RegistroMundo<'usuario-externo'>[] = [
  'adelaide-pimentel',
  'jonas-siqueira',
  'associacao-nova-serena',
  'construtora-pedra-alta',
  'transportes-vale-verde',
].map(deInteressado);
