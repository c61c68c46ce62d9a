import type { Section } from './manual.ts';

/** Sections of the Spanish manual about certifying together, comparing, and handing counts on. */
export const sharingEs: Section[] = [
  {
    id: 'campaigns',
    title: 'Campañas de certificación',
    blocks: [
      'En una campaña se validan y certifican hasta un día los conteos de un período, de muchas estaciones a la vez, y al final hay un informe que queda como está. Abra **Campañas**.',
      {
        steps: [
          'Un administrador la crea con **Nueva campaña**: nombre, período, fecha límite, qué estaciones, quién valida y qué debe cumplirse, como una disponibilidad mínima o que no haya hallazgos fuertes pendientes. **Crear borrador** la guarda; las estaciones que coinciden se muestran y cambian con lo que elija.',
          '**Abrir campaña** fija las estaciones e informa a quienes validan. Reciben recordatorios antes y después de la fecha límite.',
          'Cada validador recorre las **Estaciones de la campaña**: **Revisar** abre los conteos del período, **Validar** declara que están como deben, **Devolver** regresa una estación con un motivo. Después se certifica en la revisión.',
          'Una estación cuyos días no se pueden certificar se deja fuera con **Excluir** y un motivo.',
          '**Cerrar campaña** fija el informe: lo certificado, lo retirado y por qué, y lo excluido. **Reabrir campaña** la continúa como versión siguiente; el informe anterior permanece.',
        ],
      },
      'Donde se piden **Cuatro ojos**, quien introdujo conteos de una estación con un archivo no puede validarla solo. Los conteos que llegan después de cerrar una campaña se nombran en su informe.',
    ],
  },
  {
    id: 'comparing',
    title: 'Comparar',
    blocks: [
      '**Comparar** dibuja hasta ocho estaciones, modos, flujos o períodos en un mismo eje: como se contaron, como índice, por día de la semana o por hora del día, y allí también como parte del día. **Lo habitual de la primera serie** dibuja detrás de la primera serie lo que sumaron sus últimos días semejantes. Un anillo marca un punto incompleto, que nunca se completa con un cálculo.',
      {
        points: [
          '**Un modo:** en **Modo o flujo**, las bicicletas o los peatones son la suma de sus flujos, sin contar a nadie dos veces.',
          '**Otro tiempo:** en **Días de la serie**, elija los mismos días de otro año o **Un período propio**: otros tantos días a partir de otro, que están día por día junto al período, como cuatro semanas después frente a cuatro antes. El cambio se calcula con días completos en ambos, día de la semana con día de la semana; frente a otro año, un feriado se compara con el mismo feriado; frente a un período propio, los días libres se omiten.',
          '**El tiempo debajo de las líneas** dibuja la temperatura, la lluvia y la nieve de cada día en ejes propios. **Conteos con sus factores** multiplica cada flujo por el factor vigente ese día y dice por cuál.',
          '**Corredores y líneas pantalla** nombra estaciones en conjunto. A lo largo de un corredor cada una tiene su propio gráfico, porque un ciclista pasa por varios contadores. En una línea pantalla o alrededor de un cordón los conteos se suman, de entrada y de salida; indique en qué dirección cuenta cada flujo.',
          '**Comparaciones guardadas** conserva una para usted o para su agencia. Al abrirla de nuevo, **Mostrar en el panel** la fija allí; **Copiar la dirección** da su dirección corta. Quien la abre ve lo que le corresponde.',
          'Los mismos números están en la tabla de abajo, y **Imprimir la comparación** imprime ambos.',
        ],
      },
    ],
  },
  {
    id: 'sharing',
    title: 'Datos abiertos y enlaces',
    blocks: [
      { head: 'Datos abiertos' },
      'Los administradores publican estaciones en **Datos abiertos**. Un mes se publica entero, cuando todos sus conteos están certificados y terminó la espera. Cualquiera lo encuentra en páginas públicas, sin cuenta: un mapa, una página por estación y archivos en CSV, Parquet y GeoJSON, cada uno con su licencia y cómo citarlo.',
      {
        points: [
          'Lo publicado no cambia nunca. Un mes cuyos conteos se reabren permanece y se marca como en revisión; certificado de nuevo, se publica como versión nueva tras la espera siguiente, y las versiones anteriores conservan sus direcciones.',
          'Solo se publican conteos certificados, nunca notas, personas, números de serie, el estado del proveedor ni hallazgos. Las horas excluidas son valores faltantes con su motivo.',
          'Los **Ajustes** de una estación contienen el primer mes, la espera, la licencia, a quién se puede preguntar, si se publican solo días completos y con qué exactitud se indica su lugar.',
          '**Retirar datos** retira todas las versiones; sus direcciones responden con el día y el contacto.',
          'La página pública de una estación contiene dos fragmentos de HTML que muestran su cifra o sus meses en otro sitio.',
        ],
      },
      { head: 'Enlaces de solo lectura' },
      '**Enlaces de solo lectura** muestra una estación o una comparación a alguien sin cuenta, con los conteos no certificados marcados como tales. **Crear un enlace**, o **Compartir con un enlace** en la página de la estación o en la comparación. El enlace se muestra una sola vez. Termina en su día, cuando usted elige **Terminar enlace** o cuando ya no puede ver lo que muestra.',
      { head: 'Mensajes a otros programas (administradores)' },
      '**Webhooks** envía un mensaje firmado a un programa suyo cuando se certifican o reabren conteos, se publican datos, una estación se queda sin datos o se restablece, o falla una importación. **Enviar un ping** lo prueba; **Entregas** enumera lo enviado en los últimos 30 días y lo envía de nuevo. Un mensaje que no se recibe se intenta de nuevo durante días; después el webhook se desactiva y se avisa a los administradores. La **Guía de la API** explica cómo comprobar una firma.',
    ],
  },
];
