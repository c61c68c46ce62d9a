import { catalogue } from 'shared-domain/texts';

/** Why a rule fired, by the rule; numbers are told with at most one decimal. */
export const evidenceTexts = catalogue({
  en: {
    gap: 'No value for {hours, plural, one {{hours, number, ::.#} hour} other {{hours, number, ::.#} hours}} ({intervals, plural, one {{intervals, number, ::.#} interval} other {{intervals, number, ::.#} intervals}}).',
    'zero-days':
      'Nothing but zeros for {days, plural, one {{days, number, ::.#} day} other {{days, number, ::.#} days}} in a row.',
    'zero-daytime':
      'Nobody from 07:00 to 19:00 on {days, plural, one {{days, number, ::.#} day} other {{days, number, ::.#} days}}; on the same weekdays of the 8 weeks before there were usually {usual, number, ::.#} or more.',
    'same-value': 'The value {repeated, number, ::.#} comes {times, number, ::.#} times in a row.',
    spike:
      '{value, number, ::.#} in one interval. In the 60 days before, 95 of 100 values of this hour were {percentile, number, ::.#} or less; up to {threshold, number, ::.#} passes.',
    'day-high':
      '{value, number, ::.#} on {first}; the median of the {like, select, weekday {working days} other {weekend days}} before is {usual, number, ::.#}, and up to {threshold, number, ::.#} passes.',
    'day-low':
      '{value, number, ::.#} on {first}; the median of the {like, select, weekday {working days} other {weekend days}} before is {usual, number, ::.#}, and {threshold, number, ::.#} or more passes.',
    'day-low level':
      'For {days, plural, one {{days, number, ::.#} day} other {{days, number, ::.#} days}} hardly more than {percent, number, ::.#}% of what was usual before; on {first} {value, number, ::.#} where {usual, number, ::.#} are usual.',
    'day-cap': '{value, number, ::.#} on one day, more than the cap of {threshold, number, ::.#}.',
    night: '{value, number, ::.#} people in the hour from {hour}.',
    direction:
      'This direction has {own, number, ::.#} of {both, number, ::.#} counts of the week, {value, number, ::.#}%; {threshold, number, ::.#}% or more is expected.',
    'direction usual':
      'This direction has {own, number, ::.#} of {both, number, ::.#} counts of a week, {value, number, ::.#}%; its usual share is {usual, number, ::.#}%.',
    'silent-flow':
      'Nobody for {hours, plural, one {{hours, number, ::.#} hour} other {{hours, number, ::.#} hours}}, while the other flows of the station counted {counted, number, ::.#}.',
    clock:
      'The days look more like the usual ones ({value, number, ::.#}% closer) when they are moved {moved, plural, one {{moved, number, ::.#} hour} other {{moved, number, ::.#} hours}} {way, select, later {later} other {earlier}}.',
    'vendor-status':
      'The counter’s vendor gives {intervals, plural, one {{intervals, number, ::.#} interval} other {{intervals, number, ::.#} intervals}} a status other than normal.',
  },
  es: {
    gap: 'Sin valor durante {hours, plural, one {{hours, number, ::.#} hora} other {{hours, number, ::.#} horas}} ({intervals, plural, one {{intervals, number, ::.#} intervalo} other {{intervals, number, ::.#} intervalos}}).',
    'zero-days':
      'Solo ceros durante {days, plural, one {{days, number, ::.#} día seguido} other {{days, number, ::.#} días seguidos}}.',
    'zero-daytime':
      'Nadie de 07:00 a 19:00 en {days, plural, one {{days, number, ::.#} día} other {{days, number, ::.#} días}}; en los mismos días de las 8 semanas anteriores solía haber {usual, number, ::.#} o más.',
    'same-value': 'El valor {repeated, number, ::.#} se repite {times, number, ::.#} veces seguidas.',
    spike:
      '{value, number, ::.#} en un intervalo. En los 60 días anteriores, 95 de cada 100 valores de esta hora fueron {percentile, number, ::.#} o menos; se admiten hasta {threshold, number, ::.#}.',
    'day-high':
      '{value, number, ::.#} el {first}; la mediana de los {like, select, weekday {días laborables} other {días de fin de semana}} anteriores es {usual, number, ::.#} y se admiten hasta {threshold, number, ::.#}.',
    'day-low':
      '{value, number, ::.#} el {first}; la mediana de los {like, select, weekday {días laborables} other {días de fin de semana}} anteriores es {usual, number, ::.#} y se admiten desde {threshold, number, ::.#}.',
    'day-low level':
      'Durante {days, plural, one {{days, number, ::.#} día} other {{days, number, ::.#} días}} apenas más del {percent, number, ::.#}% de lo usual antes; el {first}, {value, number, ::.#} cuando lo usual es {usual, number, ::.#}.',
    'day-cap': '{value, number, ::.#} en un día, más que el máximo de {threshold, number, ::.#}.',
    night: '{value, number, ::.#} personas en la hora de las {hour}.',
    direction:
      'Esta dirección tiene {own, number, ::.#} de {both, number, ::.#} conteos de la semana, {value, number, ::.#}%; se espera {threshold, number, ::.#}% o más.',
    'direction usual':
      'Esta dirección tiene {own, number, ::.#} de {both, number, ::.#} conteos de una semana, {value, number, ::.#}%; su parte usual es {usual, number, ::.#}%.',
    'silent-flow':
      'Nadie durante {hours, plural, one {{hours, number, ::.#} hora} other {{hours, number, ::.#} horas}}, mientras los demás flujos de la estación contaron {counted, number, ::.#}.',
    clock:
      'Los días se parecen más a los usuales ({value, number, ::.#}% más cerca) si se desplazan {moved, plural, one {{moved, number, ::.#} hora} other {{moved, number, ::.#} horas}} {way, select, later {hacia adelante} other {hacia atrás}}.',
    'vendor-status':
      'El proveedor del contador da a {intervals, plural, one {{intervals, number, ::.#} intervalo} other {{intervals, number, ::.#} intervalos}} un estado distinto del normal.',
  },
});
