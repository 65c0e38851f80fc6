-- The end of a chain that is not sealed yet is short: the events are sealed every two minutes, where nobody chose another time.
update registro.tarefa set intervalo_minutos = 2 where classe = 'selarEventos' and intervalo_minutos = 10;
