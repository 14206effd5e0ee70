module example.test

go 1.22
