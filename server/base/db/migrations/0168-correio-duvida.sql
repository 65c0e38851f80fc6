-- A mail keeps its number however often it is sent. That it is leaving is noted before it leaves; when its sender dies on the
-- way, or the server has the text and does not answer, nobody knows whether it left, and people decide.
alter table correio
  add column mensagem_id uuid not null default gen_random_uuid(),
  add column enviando_desde timestamptz,
  add column duvida_em timestamptz;
