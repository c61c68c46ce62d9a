import type { Manual } from './manual.ts';
import { calendarEn } from './calendar-en.ts';
import { figuresEn } from './figures-en.ts';
import { reviewingEn } from './reviewing-en.ts';
import { runningEn } from './running-en.ts';
import { sharingEn } from './sharing-en.ts';

/** The user manual in English. */
export const manualEn: Manual = {
  title: 'User Manual',
  subtitle: 'Bicycle and pedestrian counts, from the counter to the certified export',
  contents: 'Contents',
  page: (page, pages) => `Page ${page} of ${pages}`,
  sections: [
    {
      id: 'account',
      title: 'Getting an account and signing in',
      blocks: [
        'Count Exchange runs in a web browser; nothing has to be installed. Your account belongs to one agency, and you see that agency’s stations and counts.',
        { head: 'Ask for an account' },
        {
          steps: [
            'On the login screen choose **Register**.',
            'Enter your name, e-mail address, phone number and organization, and agree to the terms and conditions.',
            'Confirm that you are not a robot and choose **Register** again.',
            'An administrator checks your request. Once it is approved you get an e-mail with a link to set your password. The link works once and for 7 days.',
          ],
        },
        'An admin of your agency can also add you directly; you then get the same e-mail.',
        { head: 'Sign in' },
        'Enter your e-mail address and password and choose **Login**. If you were on your way to a certain screen, you are taken there.',
        {
          picture: 'login',
          caption: 'The login screen, with the way to a new account and to a new password.',
        },
        { head: 'When something does not work' },
        {
          points: [
            '**Forgot Password** sends a link to set a new one; it works once and for one hour.',
            'After several wrong passwords, signing in takes longer and is then refused for a quarter of an hour.',
            'Two minutes before your session ends you are warned. **Stay signed in** keeps the session and what you have typed.',
            'When a session has ended, the page stays as it is and asks for your password: **Sign in and go on**. If you leave instead, what you typed is kept in this browser for you alone, for seven days; **Restore** brings it back after you have signed in.',
          ],
        },
        { head: 'Second factor' },
        'Besides your password you can show a code of an app, or a passkey, when you sign in; your installation may demand it of admins. Open **User Profile**.',
        {
          steps: [
            'Choose **Set up an app that makes codes**, scan the picture with the app and enter the code that it shows; or choose **Set up a passkey**, name the device and let the browser make it.',
            'Keep the **Recovery codes** in a safe place: each signs you in once when your app or device is lost. They are not shown again; **Make new recovery codes** replaces them.',
            'From then on the **Second step** follows the password. **Use a recovery code** is the way in without your device; an admin can take a lost factor off your account.',
          ],
        },
        { head: 'Where you are signed in' },
        '**User Profile** lists your sessions with their devices. **End** signs one of them out, **End all other sessions** all but this one. A new e-mail address holds once you have confirmed it by the link sent there.',
        'Change your name, e-mail address or password under **User Profile**, in the menu with your name. A new password signs you out on all other devices.',
      ],
    },
    {
      id: 'around',
      title: 'Finding your way',
      blocks: [
        'The menu on the left shows the screens that you may open, in groups: **Stations**, **Counts** (bring in, review), **Results** (report, exports). On a phone, the button at the top left opens it. The dashboard is the place to begin: a map of your agency’s counters and a table of the stations that wait for review.',
        {
          picture: 'dashboard',
          caption: 'The dashboard. Counters ringed in amber have counts waiting for review.',
        },
        {
          points: [
            '**Map:** choose a counter to open its quality control. Numbers stand for several counters close together; choose one to zoom in. Drag the map to move it, or press the arrows below it.',
            '**Table:** **Show** changes between stations waiting for review, all stations and drafts. **QC** opens the review of a station.',
            '**Above a table:** **Columns** says which are shown and in which order. **Views** keeps columns, filters and order under a name, for you or for your agency; the address of a view can be sent on. **Export Table** saves what is shown, with the rows of all pages.',
            '**Notifications:** the bell at the top tells when an import, a certification or an export has finished, and leads to it.',
            '**Agency:** super admins choose at the top for which agency they work.',
          ],
        },
        'Imports, certifications and exports run in the background. You may go on working, or close the browser.',
      ],
    },
    {
      id: 'upload',
      title: 'Uploading counts',
      blocks: [
        'Upload the file as the counter or its platform wrote it. Open **Upload Count Data**.',
        {
          steps: [
            'Choose the **File**, or drop it on the field. It is uploaded at once, and **What the file is** tells what was found: vendor, interval, how it is read, and its **First rows as read**. Check the time that was read from each row.',
            'Correct what was not recognized: under **How it is read** the encoding, the separator, the header line and the way dates are written; above it the counter, where a file holds several, and the vehicle classes that count.',
            'Check **Vendor**, **Count Interval** and **TRAFx Period**, which are filled from the file where it tells them, and choose the **Station**.',
            'Under **Channels and columns** choose for each channel the column that brings its counts. Columns are proposed where they are clear; check them. **Do not load** leaves a channel out.',
            'See under **What would be imported** what is new, replaced, equal, certified or rejected, what is stored in that time already, and the counts day by day. Nothing is written before you choose **Load File**.',
            'Choose **Load File**. The import appears under **Recent imports** with its progress.',
          ],
        },
        { picture: 'upload', caption: 'Upload Count Data, with notes about the files of the vendors.' },
        { head: 'When the file leaves something open' },
        'What can be read in two ways is asked, and nothing is loaded before you have answered.',
        {
          points: [
            '**Day or month first:** 01/02/2024 may be a day of January or of February. The order is found from the steps between the rows; where that leaves it open, choose it and check the first rows.',
            '**No header line:** a first line that is data is not taken as names. Say so, and the columns are numbered.',
            '**Two lines of one time:** where a clock went wrong, keep the first, the second, or neither, for each line or for all.',
            '**Another interval:** an hour is counted once. Counts of another interval replace stored ones where they cover them whole; where those are certified or covered in part, the lines are refused.',
          ],
        },
        { head: 'Vendors' },
        {
          points: [
            '**BP/CX Custom:** one header line, the date as YYYY-MM-DD HH:MM:SS in the first column, one channel in each further column, saved as .csv. Two example files can be downloaded on the screen.',
            '**Eco-Counter:** exports of Eco-Visio. A site’s total is offered too, but it need not equal the sum of its channels.',
            '**TRAFx:** the Shuttle file as the dock saves it, with hourly totals or timestamps; one counter and one set of counts for each import. Timestamps are summed by the interval.',
            '**TimeMark:** CSV with lines of its own above the header. Layouts differ from release to release: compare the first rows that are shown with the file before you load it.',
            '**JAMAR:** counts by interval, or one line for each vehicle; then choose which classes count. The first and the last interval are left out where they were recorded only in part.',
            '**A CSV export of this application:** choose it as it came, a zip too; as **Vendor**, choose that of the station. Of a file of several stations or intervals one import takes those of one: that of the chosen station, or the one that you choose under **Part of the file**. Counts and missing values come back exactly as they were, with their suspect marks and notes, to be reviewed and certified anew; station metadata is not taken over. A count that is here already with the same value keeps its own mark and note.',
          ],
        },
        { head: 'What happens to bad lines' },
        'Nothing is written unless every line can be read. Otherwise the import ends as **Failed**, and **rejected lines** lists the number of each line and what is wrong with it: a date that does not exist, a time in the future, a negative or fractional number, two lines of the same time. Correct the file and upload it again.',
        {
          points: [
            'An empty cell means that nothing was measured; it is kept as NULL and never becomes 0.',
            'Uploading the same file twice changes nothing. Counts that differ are replaced, unless they are certified: these are left alone, and you are told how many.',
            'Times are those of the counter’s clock. The hour that occurs twice in autumn is summed, and you are told.',
          ],
        },
        { head: 'Counts from Eco-Visio' },
        'Counts of Eco-Counter stations can be fetched from the vendor’s platform: open **Import New Count Data (Eco-Visio)**, select the stations and the **End date**, at the latest yesterday, and choose **Import Counts**. Import only a few months at a time. What a station is busy with, or that its Eco ID is missing, stands in its row. Where the platform limits requests, the import waits and goes on by itself. While the platform is not set up, the screen says that its data are simulated.',
        { head: 'Files that arrive by themselves' },
        'Where your installation has a drop folder, counters and partners can leave files there, as by SFTP. **Arriving Files** lists them: what was **Loaded** by itself, what **Waits for you** with the reason first, and what was **Refused**.',
        {
          points: [
            'Choose **Open and load**: the file stands in the form of every import, with its preview. Tick **Load files such as this one by themselves from now on** before you load it, and the next one needs nobody.',
            'A file loads by itself only where a saved mapping fits exactly and the file itself says which station it is from: by a serial number, a site, or the station’s number in its name, such as AU0009-march.csv. And only where nothing is odd: every line can be read, no stored count changes, none is certified, the file begins within 60 days of the newest count, and its days are like those of the four weeks before.',
            'Anything else waits until somebody loads it, or chooses **Discard** and says why. No time limit loads a file.',
            'Under **Saved mappings** you see what loads by itself, and can delete it.',
          ],
        },
        { head: 'Import history and undo' },
        '**All imports** lists every import of your agency, from files and from Eco-Visio, of one station if you like: who started it, what it brought, and the rejected lines as a file. **Undo** takes an import back as long as none of its counts are certified and no later import replaced them.',
      ],
    },
    ...reviewingEn,
    {
      id: 'export',
      title: 'Exporting',
      blocks: [
        'Open **CSV Export**. The file opens in any spreadsheet program.',
        {
          steps: [
            'Under **Find stations** choose districts, counties, agencies, count types, directions or methods. An empty list does not narrow the search. Choose **Search Stations**.',
            'Choose the **Stations**. For each you see from when to when it has certified counts.',
            'Enter **From** and **To**, both days included.',
            'Choose the content of the file: count data, station metadata, or both.',
            'Choose **Build Export**.',
          ],
        },
        { picture: 'export', caption: 'CSV Export: find stations first, then build the file.' },
        'Your exports are listed with their state. When one is ready, you are notified and can **Download** it for 7 days; after that, build it again. A link in an e-mail works once and for you alone; the list always has a new one.',
        'Where something is left out, or metadata are asked for, the download is a zip. **left-out.csv** lists what is missing and why, such as stations without counts in the period; **data-dictionary.csv** says what each column means and names the codes.',
        'Choices that you export often can be kept under **Presets**: fill in the form, give it a name, and choose **Save Preset**. A preset whose stations are gone says so.',
        { head: 'TMAS and annual averages' },
        'Super admins find **TMAS Exports** in the same menu. **Check Data** shows what would be left out of the files and why, each with a link to fix it; **Prepare Data** builds the files. What was left out is listed in left-out.csv.',
        '**Report** shows the annual average daily traffic (AADT) of each station from its certified counts. A year needs a whole day for each weekday of each month; where one is missing the station has **Incomplete data** and a way to its quality control.',
      ],
    },
    ...calendarEn,
    ...figuresEn,
    ...sharingEn,
    ...runningEn,
  ],
};
