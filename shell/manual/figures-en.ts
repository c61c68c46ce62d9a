import { gradeRule } from 'shared-domain/figures';
import type { Manual } from './manual.ts';

const grades = gradeRule('en');

/** Figures of a year, and what is laid over them: a part of the manual in English. */
export const figuresEn: Manual['sections'] = [
  {
    id: 'figures',
    title: 'Figures of a year',
    blocks: [
      'Open **Figures** in the group **Results**: bicycles (AADB), pedestrians (AADP) and both together (AADNT) on an average day of a year, at each station that you may see. They come from certified counts alone. The map beside the table shows them with the change against the year before.',
      'A station’s name leads to its own page of figures. There you find, for each flow and mode:',
      {
        points: [
          '**Methods side by side**: AASHTO, which is the figure of the report and needs a whole day for each weekday of each month; the FHWA’s hourly form, which also uses incomplete days; and the simple mean.',
          'The grade, A to D: the worst of six letters for complete days, cells, hours, the longest gap, the seasons and days that stand still at zero. The page says which of them decided.',
          '**Intervals**: where the figure would lie in another year with other weather and events, and what the missing days may have changed.',
          'What would complete an incomplete year, with a link to these days in the review.',
          'What was added and what was left out: single directions are added where each has a figure, else the combined flow is taken; nobody is counted twice.',
        ],
      },
      { head: grades.title },
      { points: grades.letters },
      grades.note,
      { head: 'Publish a figure' },
      {
        steps: [
          'On the station’s page of figures choose **Publish**.',
          'Check station, year, method, figure and grade. Grade D is published only with a written reason. Where days are filled, choose whether the figure is published with them: it then says how many they are and what their error may move.',
          'Choose **Publish** again. The figure is frozen with a hash; **Published Figures** lists it.',
        ],
      },
      'Whenever somebody opens a published figure, it is worked out anew from its counts: the page says that it is unchanged, or which flows and days differ, and what the figure would be today. **Where this comes from** opens the days, counts, excluded shares and certifications behind any figure. A figure that is published again takes the place of the former one, which stays on record.',
      { head: 'Factor groups and short counts' },
      'A count of a few days says little about a year by itself. **Factor Groups** sorts permanent counters of a year by their pattern: commuter, recreational or mixed. The days of each counter propose its group; an admin decides it with a reason. Two counters with a year graded A or B give a group its factors by day, month, weekday and hour. The back-test below them shows how far counts of 1, 3, 7 and 14 days, and of two hours, would have come out.',
      {
        steps: [
          'Open **Short Counts** and choose **Add a short count**.',
          'For hours that people counted, enter the place or station, the day, the first hour and the count of each hour. For a counter that stood at a station, enter its first and last day: its certified days are taken.',
          'In the row of the count choose **Estimate the year**, then the group whose pattern the place shares.',
        ],
      },
      'The estimate comes with its interval, the error in the back-test, and the days with their factors. Days without a factor are named and left out; where the days say too little about the year, there is no estimate. A short count never stands among certified counts.',
      { head: 'Factors' },
      'A counter that misses people who pass side by side is corrected by a factor. On the station’s page, under **Factors**, choose **Add validation count** and enter what people counted beside the counter, interval by interval. The app works out the factor with its interval, and says whether the count suffices. An admin approves it; a factor outside 0.8 to 1.4 asks for a reason and a second person. It holds until the next factor, the end that you give it, or the end of the station. Counts never change: figures show the plain figure first and the one with the factor beside it, and a CSV export holds factors only if you ask for them.',
    ],
  },
];
