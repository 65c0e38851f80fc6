import { SegundoFator } from './SegundoFator.tsx';
import { Senha } from './Senha.tsx';
import { Sessoes } from './Sessoes.tsx';

/** What keeps others from entering in the person's place. */
export const Seguranca = () => (
  <>
    <Senha />
    <SegundoFator />
    <Sessoes />
  </>
);
