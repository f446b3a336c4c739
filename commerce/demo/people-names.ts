/** Invented names: given names and family names are paired by chance, so they belong to nobody. */
export const GIVEN_NAMES = (
  "Abebi Aisha Alapati Amelia Anahera Andreas Anh Anneke Aroha Arjun Ataahua Bao Beatriz Bilal Callum Chidi Chloe " +
  "Daisuke Daphne Deepa Dilnoza Duc Eleni Elliot Emeka Esther Faisal Fetu Fiona Gabriela Gita Giorgos Hana Harriet " +
  "Haruka Hemi Hoa Huia Ibrahim Imogen Ioane Isla Iva Jarrah Jasper Jian Jolene Kahu Kalani Katerina Kavita Keoni " +
  "Khalid Kirra Lachlan Lagi Layla Leilani Linh Lupe Mahmoud Maia Malia Manaia Marama Marcus Mariam Matiu Mele Min " +
  "Minh Moana Nadia Naveen Ngaio Nikau Noor Oksana Omar Oscar Paora Parisa Penelope Phuong Piripi Poppy Quan Rāwiri " +
  "Rahul Rania Rewi Rohan Rosa Ruth Salma Samir Sefa Shanelle Sina Sione Siu Stavros Sunil Tāne Tahlia Talia Tamati " +
  "Tariq Tevita Thuy Tui Uri Valentina Vikram Wei Wikitoria Xanthe Xin Yasmin Yiannis Yusuf Zainab Zara Zoe"
).split(" ");

export const FAMILY_NAMES = (
  "Abercrombie Acharya Adeyemi Aiono Alvarado Ashby Athanasiou Balakrishnan Barlow Bashir Benbrook Bhattarai Boyle " +
  "Calloway Chakraborty Cheung Chowdhury Copeland Dang Darzi Delacroix Demetriou Dhillon Drummond Duong Eketone " +
  "El-Masri Erceg Faleolo Farrow Fainga'a Fernando Fitzroy Galanis Ghosh Goulburn Greenhalgh Haddad Halloran Hapeta " +
  "Heke Hoang Holloway Hussein Ibarra Iyer Jamieson Jayawardena Kaplan Karagiannis Kaur Kawhia Kelleher Khoury " +
  "Kingi Kolovos Kumarasinghe Lâm Lafaele Lagos Leota Levett Liang Luangphone Mahoney Makris Malouf Manawatu Mbeki " +
  "McAllister Mehta Mokoena Moriarty Nair Nasser Ngata Nguyen-Hart Nikolaidis Norwood O'Dea Okafor Oldfield Ong " +
  "Pahulu Papadakis Paikea Parata Patel-Reid Pham Pillai Prescott Qureshi Rangihuna Rasmussen Rewiti Rossiter Saha " +
  "Salesa Sarkis Seumanu Shaheen Siddiqui Skelton Soliman Stathopoulos Sutherby Tāmati Takerei Tamihana Tanaka Taufa " +
  "Te-Rangi Thistlewood Tran Tupou Ujihara Vaifale Vance Vo Waititi Wanganeen Whitcombe Winiata Xu Yamaguchi Yeoh " +
  "Zachariadis Zammit Zheng"
).split(" ");

/** Mobile numbers that the Australian regulator keeps for fiction; only named people have one. */
export const FICTION_MOBILES = (
  "006 110 156 157 158 159 313 737 1266 1491 1804 2549 2665 2983 3087 3770 4118 4632 5254 5789 6398 6801 7426 7644 " +
  "8148 8888 8957 9212 9455 9760"
)
  .split(" ")
  .map((end) => `+6149157${end.length === 3 ? "0" : end[0]}${end.slice(-3)}`);

/** A name as an e-mail address spells it: no accents, spaces or apostrophes. */
export const mailName = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/[^A-Za-z-]/g, "")
    .toLowerCase();
